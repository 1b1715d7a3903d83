import type { ViewPreset } from '#web/engine/saved-views/view-tab.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

export const openStates = 'Open|Claimed|NeedInfo|SecondPerson|Cleared';
/** The gravest first, the oldest of them first. */
const byGravity = '-severity,slaAt';
const open = `state:in:${openStates}`;

/** Views of the desk: what has to be decided, by queue and by whom. */
export function casePresets(t: Translate<Catalog['compliance']>): readonly ViewPreset[] {
  return [
    { id: 'open', label: t(($) => $.view.open), state: { filter: [open], sort: byGravity } },
    {
      id: 'mine',
      label: t(($) => $.view.mine),
      state: { filter: ['isMine:is:true', open], sort: byGravity },
    },
    {
      id: 'ofac',
      label: t(($) => $.view.ofac),
      state: { filter: ['queue:in:ofac', open], sort: byGravity },
    },
    { id: 'aml', label: t(($) => $.view.aml), state: { filter: ['queue:in:aml', open], sort: byGravity } },
    {
      id: 'second',
      label: t(($) => $.view.second),
      state: { filter: ['state:in:SecondPerson'], sort: 'slaAt' },
    },
    {
      id: 'waiting',
      label: t(($) => $.view.waiting),
      state: { filter: ['state:in:NeedInfo'], sort: 'slaAt' },
    },
    {
      id: 'blocked',
      label: t(($) => $.view.blocked),
      state: { filter: ['state:in:Blocked'], sort: '-openedAt' },
    },
  ];
}
