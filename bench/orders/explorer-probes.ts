import { addDays } from '#domain/kernel/calendar.ts';
import { formatFilter } from '#domain/kernel/filter.ts';
import type { Sample } from './sample-orders.queries.ts';

export interface ExplorerProbe {
  readonly name: string;
  readonly office: 'HIA' | 'GHO' | 'HAB';
  readonly q?: string;
  readonly filter?: readonly string[];
  readonly sort?: string;
  readonly isDeep?: boolean;
  readonly isTotals?: boolean;
}

type Parts = Parameters<typeof formatFilter>[0];

function filter(column: string, operator: Parts['operator'], ...values: string[]): string {
  return formatFilter({ column, operator, values });
}

/** What people ask of the list of transfers. */
export function explorerProbes({ number, phone, sender, agent, idler, today }: Sample): ExplorerProbe[] {
  const queue = filter('status', 'in', 'Submitted', 'Approved', 'ReadyForPickup', 'OutForDelivery');
  const days = filter('createdAt', 'between', addDays(today, -1), today);
  return [
    { name: 'all, newest', office: 'GHO' },
    { name: 'office, newest', office: 'HIA' },
    { name: 'office, today and yesterday', office: 'HIA', filter: [days] },
    { name: 'provider, queue', office: 'HAB', filter: [queue] },
    { name: 'status: Hold', office: 'GHO', filter: [filter('status', 'in', 'Hold')] },
    { name: 'status: Refunded, of an office', office: 'HIA', filter: [filter('status', 'in', 'Refunded')] },
    { name: 'search: fragment of a sender', office: 'GHO', q: sender },
    { name: 'search: fragment, of an office', office: 'HIA', q: sender },
    { name: 'search: phone', office: 'GHO', q: phone },
    { name: 'search: number', office: 'GHO', q: number },
    { name: 'search: nobody', office: 'GHO', q: 'qqxxzz' },
    { name: 'filter: sender contains', office: 'GHO', filter: [filter('sender', 'contains', sender)] },
    {
      name: 'filter: sender phone contains',
      office: 'GHO',
      filter: [filter('senderPhone', 'contains', phone)],
    },
    { name: 'filter: number is', office: 'GHO', filter: [filter('number', 'is', number)] },
    { name: 'filter: territory', office: 'GHO', filter: [filter('territory', 'in', 'Isla de la Juventud')] },
    { name: 'filter: agent', office: 'GHO', filter: [filter('agent', 'contains', agent)] },
    { name: 'filter: agent who sells nothing', office: 'GHO', filter: [filter('agent', 'contains', idler)] },
    { name: 'filter: amount', office: 'GHO', filter: [filter('net', 'between', '150000', '190000')] },
    { name: 'half way down by cursor', office: 'GHO', isDeep: true },
    { name: 'half way down, of an office', office: 'HIA', isDeep: true },
    { name: 'sort: number', office: 'GHO', sort: 'number' },
    { name: 'sort: status', office: 'GHO', sort: 'status' },
    { name: 'totals: office, two days', office: 'HIA', filter: [days], isTotals: true },
    { name: 'totals: provider, queue', office: 'HAB', filter: [queue], isTotals: true },
    { name: 'totals: everything', office: 'GHO', isTotals: true },
  ];
}
