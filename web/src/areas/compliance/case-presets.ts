import type { ViewPreset } from '#web/engine/saved-views/view-tab.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

const openStates = 'Open|Claimed|NeedInfo|SecondPerson|Cleared';
/** What an officer chooses by; the rest waits in the column chooser. */
const desk = {
  columns: [
    'slaAt',
    'number',
    'amount',
    'parties',
    'reasons',
    'score',
    'listedName',
    'birth',
    'idNumber',
    'country',
    'holder',
    'approvals',
    'office',
    'state',
    'programs',
    'priorDecisions',
    'orderNumber',
  ],
  widths: {
    slaAt: 166,
    number: 105,
    amount: 98,
    parties: 240,
    reasons: 140,
    score: 106,
    listedName: 180,
    birth: 64,
    idNumber: 92,
    country: 76,
    orderNumber: 165,
  },
  // The gravest first, the oldest of them first.
  sort: '-severity,slaAt',
};
const open = `state:in:${openStates}`;

/** An office has what it sold, and what it is asked. */
const forOffices: ReadonlySet<string> = new Set(['open', 'waiting', 'blocked']);

/** Views of the desk: what has to be decided, by queue and by whom. */
export function casePresets(t: Translate<Catalog['compliance']>, mayDecide: boolean): readonly ViewPreset[] {
  const all: readonly ViewPreset[] = [
    { id: 'open', label: t(($) => $.view.open), state: { ...desk, filter: [open] } },
    {
      id: 'mine',
      label: t(($) => $.view.mine),
      state: { ...desk, filter: ['isMine:is:true', open] },
    },
    {
      id: 'ofac',
      label: t(($) => $.view.ofac),
      state: { ...desk, filter: ['queue:in:ofac', open] },
    },
    { id: 'aml', label: t(($) => $.view.aml), state: { ...desk, filter: ['queue:in:aml', open] } },
    {
      id: 'second',
      label: t(($) => $.view.second),
      state: { ...desk, filter: ['state:in:SecondPerson'], sort: 'slaAt' },
    },
    {
      id: 'waiting',
      label: t(($) => $.view.waiting),
      state: { ...desk, filter: ['state:in:NeedInfo'], sort: 'slaAt' },
    },
    {
      id: 'blocked',
      label: t(($) => $.view.blocked),
      state: { ...desk, filter: ['state:in:Blocked'], sort: '-openedAt' },
    },
  ];
  return mayDecide ? all : all.filter(({ id }) => forOffices.has(id));
}
