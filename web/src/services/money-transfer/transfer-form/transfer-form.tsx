import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { emptyPayment, withoutCards } from '#web/engine/payment-panel/payment-draft.ts';
import { AmountSection } from './amount-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DeliveryWordsSection } from './delivery-words-section.tsx';
import { PurposeSection } from './purpose-section.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { SaleSide } from './sale-side.tsx';
import { SenderSection } from './sender-section.tsx';
import type { TransferValues } from './transfer-values.ts';
import { transferForm } from './transfer-values.ts';
import type { Sold } from './use-sale.ts';
import { useSale } from './use-sale.ts';
import type { LiveQuote } from './use-transfer-quote.ts';
import { useTransferQuote } from './use-transfer-quote.ts';
import type { PaymentDraft } from '#web/engine/payment-panel/payment-draft.ts';
import { useTransferWords } from './use-transfer-words.ts';

interface TransferFormProps {
  title: string;
  chip?: ReactNode;
  values: TransferValues;
  /** The draft that is edited; none for a new transfer. */
  id?: string;
  version?: number;
  paid?: bigint;
  keptCard?: string | null;
  onSold: (sold: Sold) => void;
  onBack: () => void;
}

const secrets = ['card', 'cardAgain'];

/** A sale on one screen, in the order one speaks with the customer; price and payment stand beside it. */
export function TransferForm({ paid = 0n, keptCard = null, onSold, ...props }: TransferFormProps) {
  const sale = useSale();
  const [payment, setPayment] = useState(emptyPayment);
  const [schema] = useState(() => transferForm(sale.isTaking));
  return (
    <FormScreen
      {...props}
      {...useTransferWords()}
      {...{ schema, secrets }}
      form="transfer"
      values={props.values as never}
      submit={async (values, options) => {
        try {
          return await sale.submit(values, options);
        } catch (error) {
          // A token is good for one try.
          setPayment(withoutCards);
          throw error;
        }
      }}
      onSaved={onSold}
      hasOwnSave
      aside={<SaleSide {...{ sale, payment, paid }} onPayment={setPayment} />}
    >
      <Sections {...{ payment, keptCard }} />
    </FormScreen>
  );
}

function Sections({ payment, keptCard }: { payment: PaymentDraft; keptCard: string | null }) {
  const [isNext, setIsNext] = useState(false);
  const live: LiveQuote = useTransferQuote(payment);
  const problem = live.answer?.problems.find(({ path }) => path === 'method')?.message;
  return (
    <>
      <SenderSection number={1} onChosen={() => setIsNext(true)} />
      <RecipientSection number={2} isNext={isNext} />
      <DeliverySection number={3} {...{ problem, keptCard }} />
      <AmountSection number={4} live={live} />
      <PurposeSection number={5} />
      <DeliveryWordsSection number={6} />
    </>
  );
}
