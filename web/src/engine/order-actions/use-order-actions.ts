import type { ReactNode } from 'react';
import { actionLabel } from '#domain/order/action.labels.ts';
import type { OrderActionChoice, OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { dangerActions, iconOf } from './action-look.ts';
import { arrangeActions, sortChoices } from './arrange-actions.ts';
import type { ActionOptions } from './use-start-action.tsx';
import { isForTwo, useStartAction } from './use-start-action.tsx';

/**
 * The buttons of an order, and the dialog of the one that was pressed. Every order of every service has these.
 *
 * @example
 * const { actions, dialog } = useOrderActions(order, { edit });
 * <Paper actions={actions} …/>{dialog}
 */
export function useOrderActions(
  order: OrderPaper,
  options: ActionOptions,
): { actions: readonly PaperAction[]; dialog: ReactNode } {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const { start, dialog } = useStartAction(order, options);
  const places = arrangeActions(order.actions);

  function wordsOf(choice: OrderActionChoice): Pick<PaperAction, 'label' | 'reason'> {
    const label = actionLabel(choice.action, language);
    if (!isForTwo(choice)) return { label, reason: choice.reason?.message };
    const waiting = order.approvals.find(({ action }) => action === choice.action);
    return {
      label: `${label}: ${t(($) => $.approval)}`,
      reason: waiting && t(($) => $.asked, { name: waiting.by }),
    };
  }

  const shown = sortChoices(order.actions).filter(({ action }) => action !== 'Edit' || options.edit);
  const actions = shown.map((choice): PaperAction => {
    const { action } = choice;
    return {
      id: action,
      icon: iconOf(action),
      isDanger: dangerActions.has(action),
      place: places.get(action),
      ...(action === 'Edit' && { hint: 'E' }),
      ...wordsOf(choice),
      run: () => start(choice),
    };
  });
  return { actions, dialog };
}
