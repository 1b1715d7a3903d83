import { useState } from 'react';
import type { CashDue } from '#domain/order/banknotes.ts';
import { actionLabel } from '#domain/order/action.labels.ts';
import type { OrderActionChoice, OrderPaper } from '#domain/order/orders.endpoints.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { fileForm } from '#web/kit/input/file-field.tsx';
import { dangerActions } from './action-look.ts';
import { ActionFields } from './action-fields.tsx';
import type { ActionValues } from './action-form.ts';
import { actionBodyOf, actionSchema, blankAction } from './action-form.ts';
import type { AskedParts } from './asked-parts.ts';
import { explainRefusal } from './explain-refusal.ts';
import styles from './order-actions.module.css';
import { useActOnOrder } from './use-act-on-order.ts';

interface ActionDialogProps {
  order: OrderPaper;
  choice: OrderActionChoice;
  asked: AskedParts;
  couriers: readonly Option[];
  isProvider: boolean;
  /** What is handed over in cash, where the service knows. */
  due?: CashDue | undefined;
  onClose: () => void;
}

/** Asks exactly what an action needs, then does it to the order as it stood when the dialog opened. */
export function ActionDialog({ order, choice, asked, onClose, ...fields }: ActionDialogProps) {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const act = useActOnOrder(order.id);
  const { due } = fields;
  const [version, setVersion] = useState(order.version);
  // What is asked stays as it was when the dialog opened, although the order may change below it.
  const [schema] = useState(() => actionSchema(asked, wordsOf(t, due), due));
  const { action } = choice;
  const label = actionLabel(action, language);

  async function submit(values: ActionValues): Promise<void> {
    const now = order.actions.find((each) => each.action === action);
    if (version !== order.version && now?.reason) {
      throw new Error(t(($) => $.notAny, { reason: now.reason?.message ?? '' }));
    }
    try {
      const signatureFileId = values.signature && (await keepSignature(values.signature));
      await act(actionBodyOf({ action, asked, values, signatureFileId, due }), version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setVersion((error.details as { version: number }).version);
      }
      throw explainRefusal(error, { t, language });
    }
  }

  return (
    <FormDialog
      title={`${label} · ${order.number}`}
      schema={schema}
      values={blankAction(String(order.receiver['name'] ?? ''))}
      labels={{}}
      submit={submit}
      onSaved={onClose}
      onClose={onClose}
      submitLabel={label}
      cancelLabel={t(($) => $.cancel)}
      isDanger={dangerActions.has(action)}
      maxWidth={asked.proof ? 620 : 520}
    >
      <div className={styles.fields}>
        <Consequence order={order} action={action} />
        <ActionFields asked={asked} {...fields} />
      </div>
    </FormDialog>
  );
}

function wordsOf(t: Translate<Catalog['order-actions']>, due: CashDue | undefined) {
  return {
    proofNeeded: t(($) => $.proofNeeded),
    mustTick: t(($) => $.mustTick),
    notesDiffer: due ? t(($) => $.notesDiffer, { amount: formatMoney(due.amount, due.currency) }) : '',
  };
}

/** What the action means, where its name does not say it all. */
function Consequence({ order, action }: { order: OrderPaper; action: OrderActionChoice['action'] }) {
  const t = useMessages('order-actions');
  const { amountMinor, currency } = order.money.paid;
  const amount = formatMoney(amountMinor, currency);
  const texts: Partial<Record<OrderActionChoice['action'], string>> = {
    Cancel: t(($) => $.text.Cancel),
    Discard: t(($) => $.text.Discard),
    Reject: t(($) => $.text.Reject),
    Undo: t(($) => $.text.Undo),
    Unpay: t(($) => $.text.Unpay),
    Refund: t(($) => $.text.Refund, { amount }),
    Hold: t(($) => $.text.Hold),
    Lock: t(($) => $.text.Lock),
    Release: t(($) => $.text.Release),
    Delivery: t(($) => $.text.Delivery),
  };
  const text = texts[action];
  return text === undefined ? null : <p>{text}</p>;
}

async function keepSignature(picture: Blob): Promise<string> {
  const file = new File([picture], 'signature.png', { type: 'image/png' });
  return (await call('POST /api/files', { query: { use: 'image' } }, { form: fileForm([file], false) })).id;
}
