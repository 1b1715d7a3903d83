import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { CashDue } from '#domain/order/banknotes.ts';
import type { OrderActionChoice, OrderPaper } from '#domain/order/orders.endpoints.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { askedParts, asksAnything } from './asked-parts.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { UseOrderPrice } from './order-price.ts';
import { useActOnOrder } from './use-act-on-order.ts';

const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog.tsx')).ActionDialog }));
const ApprovalDialog = lazy(async () => ({
  default: (await import('./approval-dialog.tsx')).ApprovalDialog,
}));
const PayDialog = lazy(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }));

export interface ActionOptions {
  /** Opens the form of the service; without it there is no editing. */
  readonly edit?: () => void;
  /** Who may be sent out with it. */
  readonly couriers?: readonly Option[];
  /** What is handed over in cash; notes may then be counted. */
  readonly due?: CashDue | undefined;
  /** What it costs when it is paid in some way; the price of the order when not said. */
  readonly usePrice?: UseOrderPrice;
  /** The action is done, or nobody wants it any more. */
  readonly onEnd?: () => void;
}

/** Does an action, after asking in a dialog what it needs. */
export function useStartAction(
  order: OrderPaper,
  { edit, couriers = [], due, usePrice, onEnd }: ActionOptions,
): { start: (choice: OrderActionChoice) => Promise<void>; dialog: ReactNode } {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const act = useActOnOrder(order.id);
  const isProvider = useSubject()?.office?.officeType === 'Provider';
  const [choice, setChoice] = useState<OrderActionChoice>();

  async function start(chosen: OrderActionChoice): Promise<void> {
    const { action, needs } = chosen;
    if (action === 'Edit') return edit?.();
    const isAsked = isForTwo(chosen) || needs.includes('payment') || asksAnything(askedParts(chosen));
    if (isAsked) return setChoice(chosen);
    try {
      await act({ action }, order.version);
    } catch (error) {
      throw explainRefusal(error, { t, language });
    } finally {
      onEnd?.();
    }
  }

  function close() {
    setChoice(undefined);
    onEnd?.();
  }

  function dialogOf(chosen: OrderActionChoice): ReactNode {
    if (isForTwo(chosen)) return <ApprovalDialog order={order} action={chosen.action} onClose={close} />;
    if (chosen.needs.includes('payment')) {
      return <PayDialog order={order} usePrice={usePrice ?? standing(order)} onClose={close} />;
    }
    const asked = askedParts(chosen);
    return <ActionDialog {...{ order, asked, couriers, isProvider, due }} choice={chosen} onClose={close} />;
  }

  return { start, dialog: choice && <Suspense fallback={null}>{dialogOf(choice)}</Suspense> };
}

/** Refused only because one person is not enough. */
export function isForTwo({ reason }: OrderActionChoice): boolean {
  return reason?.code.startsWith('dualControl') ?? false;
}

/** The price of an order that does not hang on how it is paid. */
function standing({ money: { total } }: OrderPaper): UseOrderPrice {
  return () => ({ total: BigInt(total.amountMinor), isPricing: false });
}
