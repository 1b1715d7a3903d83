import type { ViewPreset } from '#web/engine/saved-views/view-tab.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Words = Translate<Catalog['transfers']>;

/** The work of a sales office: today first, then what somebody has to move. */
export function sellerPresets(t: Words): readonly ViewPreset[] {
  return [
    { id: 'today', label: t(($) => $.view.today), state: { filter: ['createdAt:within:today'] } },
    { id: 'drafts', label: t(($) => $.view.drafts), state: { filter: ['status:in:Draft'] } },
    {
      id: 'at-provider',
      label: t(($) => $.view.atProvider),
      state: { filter: [`status:in:Submitting|Submitted|Approved|${onTheWay}`], sort: 'createdAt' },
    },
    { id: 'held', label: t(($) => $.view.held), state: { filter: ['isHeld:is:true'], sort: 'createdAt' } },
    {
      id: 'to-refund',
      label: t(($) => $.view.toRefund),
      state: { filter: ['status:in:Cancelled|Rejected'], sort: 'createdAt' },
    },
  ];
}

const onTheWay = 'OutForDelivery|OutForDeliveryDismissed|ReadyForPickup';

/** What a provider needs to see of a row, and room for the next step beside the status. */
const queue = {
  columns: [
    'number',
    'submittedAt',
    'receiver',
    'municipality',
    'payout',
    'status',
    'method',
    'receiverPhone',
    'attempts',
  ],
  widths: { number: 160, submittedAt: 112, receiver: 160, municipality: 110, payout: 130, status: 300 },
  sort: 'createdAt',
};

/** The queue of a provider: what waits, the oldest first, then what is out and what lies ready. */
export function providerPresets(t: Words): readonly ViewPreset[] {
  return [
    {
      id: 'queue',
      label: t(($) => $.view.queue),
      state: { ...queue, filter: ['status:in:Submitted|Approved|OutForDeliveryDismissed'] },
    },
    { id: 'out', label: t(($) => $.view.out), state: { ...queue, filter: ['status:in:OutForDelivery'] } },
    { id: 'ready', label: t(($) => $.view.ready), state: { ...queue, filter: ['status:in:ReadyForPickup'] } },
  ];
}
