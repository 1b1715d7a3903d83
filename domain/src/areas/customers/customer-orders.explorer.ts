import { z } from 'zod';
import { serviceTypes } from '../../access/service-type.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import { currencies } from '../../kernel/money.ts';
import { cents, instant } from '../../kernel/wire.ts';
import { orderStatuses } from '../../order/status.ts';
import { customersAccess } from './customers.explorer.ts';

/** An order as the paper of a customer or recipient lists it. */
export const partyOrder = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: instant,
  service: z.enum(serviceTypes),
  status: z.enum(orderStatuses),
  sender: z.string(),
  receiver: z.string(),
  /** Minor units of the currency. */
  total: cents,
  currency: z.enum(currencies),
  office: z.string(),
  /** Whether the caller may open its paper. */
  mayOpen: z.boolean(),
});
export type PartyOrder = z.infer<typeof partyOrder>;

/** The orders of one person, the newest first; below the paper, so it has no screen of its own. */
export const partyOrdersExplorer = defineExplorer<Omit<PartyOrder, 'mayOpen'>>()({
  name: 'party-orders',
  path: '/api/customers/orders',
  access: customersAccess,
  defaultSort: '-createdAt',
  hasSearch: false,
  columns: {
    number: { kind: 'text', width: 160 },
    createdAt: { kind: 'instant', width: 165 },
    service: { kind: 'enum', values: serviceTypes, sortable: false, width: 130 },
    status: { kind: 'enum', values: orderStatuses, sortable: false, width: 130 },
    sender: { kind: 'text', sortable: false, width: 160 },
    receiver: { kind: 'text', sortable: false, width: 160 },
    total: { kind: 'money', sortable: false, width: 110 },
    currency: { kind: 'text', sortable: false, filterable: false, width: 90 },
    office: { kind: 'text', sortable: false, width: 90 },
  },
} as const);
