import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PaymentInput } from '#domain/payment/tender.schema.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import type { SaleRefusal } from './sale-refusal.ts';
import { refusalOf } from './sale-refusal.ts';
import type { CheckedTransfer, TransferValues } from './transfer-values.ts';

/** What is taken, and the price the screen showed, US cents. */
export interface Taking {
  readonly payment: PaymentInput;
  readonly total: bigint;
}

export interface Sold extends Created {
  readonly isPaid: boolean;
}

const nothing: SaleRefusal = { payment: {}, problem: '' };

/**
 * The draft is made or changed first, then it is paid. A payment that is refused leaves the draft and everything that was
 * typed; the next try changes the same draft.
 */
export function useSale() {
  const t = useMessages('transfer-form');
  const create = useAct('POST /api/services/transfers');
  const edit = useAct('PUT /api/services/transfers/{id}');
  const act = useAct('POST /api/orders/{id}/actions');
  const taking = useRef<Taking | null>(null);
  const form = useRef<UseFormReturn<TransferValues> | null>(null);
  const kept = useRef('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState(nothing);

  async function keep({ order, ...values }: CheckedTransfer, ifMatch: number): Promise<Created> {
    const body = bodyOf(values);
    const text = JSON.stringify(body);
    if (order !== null && text === kept.current && ifMatch <= order.version) return order;
    const options = { ifMatch: Math.max(ifMatch, order?.version ?? 0) };
    const saved =
      order === null
        ? await create.mutateAsync({ body })
        : await edit.mutateAsync({ params: { id: order.id }, body, options });
    kept.current = text;
    // Kept on the device with the rest, so that a page that is loaded again goes on with the same draft.
    form.current?.setValue('order', saved);
    return saved;
  }

  async function take({ id, version }: Created, { payment, total }: Taking): Promise<Created> {
    const shown = { amountMinor: Number(total), currency: 'USD' as const };
    const body = { action: 'Pay' as const, payment: { ...payment, total: shown } };
    return await act.mutateAsync({ params: { id }, body, options: { ifMatch: version } });
  }

  async function submit(values: CheckedTransfer, { ifMatch = 0 }: { ifMatch?: number }): Promise<Sold> {
    setIsBusy(true);
    setRefusal(nothing);
    try {
      const draft = await keep(values, ifMatch);
      const paid = taking.current && (await take(draft, taking.current));
      await refresh('/api/orders/', '/api/services/transfers', '/api/customers/', '/api/cash/');
      return { ...draft, ...paid, isPaid: paid !== null };
    } catch (error) {
      // The price may be what was refused: the draft is calculated again with the next try.
      kept.current = '';
      const said = refusalOf(error, t);
      if (said instanceof ApiError) throw said;
      setRefusal(said);
      throw new DOMException('It is said beside the payment', 'AbortError');
    } finally {
      setIsBusy(false);
    }
  }

  /** Keeps the draft and stays: what is shown of it, such as the disclosure, is made from what is kept. */
  async function keepDraft(values: CheckedTransfer): Promise<Created> {
    setIsBusy(true);
    try {
      const draft = await keep(values, 0);
      await refresh('/api/orders/', '/api/services/transfers');
      return draft;
    } catch (error) {
      kept.current = '';
      throw error;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    submit,
    keepDraft,
    isBusy,
    refusal,
    isTaking: () => taking.current !== null,
    /** The next submit takes this; nothing: it keeps the draft only. */
    intend: (next: Taking | null) => {
      taking.current = next;
    },
    /** The form around it, which keeps the draft's id. */
    bind: (methods: UseFormReturn<TransferValues>) => {
      form.current = methods;
    },
  };
}

/** The form without what only the screen needs. */
function bodyOf(values: Omit<CheckedTransfer, 'order'>) {
  const { cardAgain: _again, ...body } = values;
  return body;
}
export type Sale = ReturnType<typeof useSale>;
