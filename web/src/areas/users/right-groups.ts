import type { MenuRight } from '#domain/access/menu-right.ts';
import {
  accountingRights,
  operationsRights,
  servicesRights,
  settingsRights,
} from '#domain/access/menu-right.ts';

/** Rights in the groups of the menu. */
export const rightGroups = {
  services: servicesRights,
  operations: operationsRights,
  accounting: accountingRights,
  control: ['Compliance', 'Claims', 'Analytic'],
  settings: settingsRights,
} as const satisfies Record<string, readonly MenuRight[]>;

export type RightGroup = keyof typeof rightGroups;
export const rightGroupNames = Object.keys(rightGroups) as RightGroup[];

/** 'Services: money transfers' under the heading of its group: 'Money transfers'. */
export function shortRight(label: string): string {
  const words = label.slice(label.indexOf(':') + 1).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
