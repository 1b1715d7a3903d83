import type { OrderAction } from '#domain/order/action.ts';
import type { OrderActionChoice } from '#domain/order/orders.endpoints.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { dangerActions, forwardActions, otherKindGuards } from './action-look.ts';

type Place = NonNullable<PaperAction['place']>;

/** Plain buttons beside the next step: the other usual way on, and changing a draft. */
const besides: readonly OrderAction[] = ['OutForDeliveryDismiss', 'Edit'];

/**
 * Where each action stands: the next step strong, one other way on beside it, the rest in the menu. When nothing can be
 * done now, the step that waits stands there with its reason.
 */
export function arrangeActions(choices: readonly OrderActionChoice[]): ReadonlyMap<OrderAction, Place> {
  const steps = forwardActions.flatMap((name) => choices.find(({ action }) => action === name) ?? []);
  const open = steps.filter(({ allowed }) => allowed);
  const next = open[0] ?? steps.find(({ reason }) => !otherKindGuards.has(reason?.code ?? ''));
  const other = open.find((choice) => choice !== next);
  return new Map(
    choices.map(({ action, allowed }) => {
      if (action === next?.action) return [action, 'primary'];
      const isBeside = action === other?.action || (allowed && besides.includes(action));
      return [action, isBeside ? 'button' : 'menu'];
    }),
  );
}

/** What can be done first, what never will be last. */
export function sortChoices(choices: readonly OrderActionChoice[]): readonly OrderActionChoice[] {
  return choices.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ action, allowed, reason }: OrderActionChoice): number {
  if (otherKindGuards.has(reason?.code ?? '')) return 3;
  if (!allowed) return 2;
  return dangerActions.has(action) ? 1 : 0;
}
