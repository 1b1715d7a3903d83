import type { Currency } from '../../kernel/money.ts';
import type { Province } from '../../kernel/cuban-places.ts';

/** How the receiver gets the money. */
export const transferMethods = ['HomeCash', 'OfficePickup', 'BankCard', 'PrepaidUsd'] as const;
export type TransferMethod = (typeof transferMethods)[number];

export const payoutCurrencies = ['USD', 'CUP', 'EUR', 'MLC'] as const satisfies readonly Currency[];
export type PayoutCurrency = (typeof payoutCurrencies)[number];

/** Cuba has had three official exchange rates since December 2025; Internal is one of our own, as for MLC. */
export const rateSegments = ['Official24', 'Official120', 'Floating', 'Internal'] as const;

export const areaStates = ['Open', 'Delayed', 'PickupOnly', 'Suspended'] as const;
export type AreaState = (typeof areaStates)[number];

/** Who types the amount: the sender what is sent, or the receiver what arrives. */
export const amountModes = ['SendFixed', 'ReceiveFixed'] as const;

/** Offices that sell, told apart by their price. */
export const officeGroups = ['Regular', 'External'] as const;
export type OfficeGroup = (typeof officeGroups)[number];

export const limitPeriods = ['Transaction', 'Day', 'Days30', 'Quarter'] as const;
export const limitSubjects = ['Sender', 'Recipient', 'Office'] as const;
export const transferTexts = ['Disclosure', 'Receipt', 'Declaration', 'PinHint'] as const;

/** Areas of one fee: the capital, the three regions of the island, and the special municipality. */
export const transferZones = ['Havana', 'West', 'Center', 'East', 'Isle'] as const;
export type TransferZone = (typeof transferZones)[number];

const zones: Readonly<Record<Province, TransferZone>> = {
  'La Habana': 'Havana',
  'Pinar del Río': 'West',
  Artemisa: 'West',
  Mayabeque: 'West',
  Matanzas: 'West',
  'Villa Clara': 'Center',
  Cienfuegos: 'Center',
  'Sancti Spíritus': 'Center',
  'Ciego de Ávila': 'Center',
  Camagüey: 'Center',
  'Las Tunas': 'East',
  Holguín: 'East',
  Granma: 'East',
  'Santiago de Cuba': 'East',
  Guantánamo: 'East',
  'Isla de la Juventud': 'Isle',
};

export function zoneOf(province: Province): TransferZone {
  return zones[province];
}
