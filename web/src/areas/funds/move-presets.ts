import type { ViewPreset } from '#web/engine/saved-views/view-tab.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

/** What the corporation has to decide or book. */
export const toApprove = 'status:in:Submitted|Approved';

/** What waits first, the oldest before the others. */
export function movePresets(t: Translate<Catalog['funds']>, isCorporation: boolean): readonly ViewPreset[] {
  const drafts = { id: 'drafts', label: t(($) => $.view.drafts), state: { filter: ['status:in:Draft'] } };
  const waiting = {
    id: 'waiting',
    label: t(($) => (isCorporation ? $.view.toApprove : $.view.open)),
    state: { filter: [isCorporation ? toApprove : 'status:in:Draft|Submitted|Approved'], sort: 'createdAt' },
  };
  const done = {
    id: 'done',
    label: t(($) => $.view.done),
    state: { filter: ['status:in:Deposited|Delivered|Confirmed'] },
  };
  return [waiting, drafts, done];
}
