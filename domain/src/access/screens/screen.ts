import type { Access } from '../access.ts';
import type { MenuRight } from '../menu-right.ts';
import type { ServiceType } from '../service-type.ts';

/** The groups of the menu, in its order. */
export const screenGroups = [
  'Services',
  'Operations',
  'Accounting',
  'Compliance',
  'Claims',
  'Analytic',
  'Settings',
] as const;
export type ScreenGroup = (typeof screenGroups)[number];

export interface Screen {
  readonly name: string;
  /** With `{parameter}`, `{optional?}` and `?query`. */
  readonly path: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly group: ScreenGroup | null;
  readonly access: Access;
  /** Has an entry of its own in the menu. */
  readonly menu: boolean;
}

type Row = Omit<Screen, 'group' | 'menu'> & { readonly menu?: true };

/** Rows of one menu group as screens; the names stay literal types. */
export function inGroup<const R extends Row>(
  group: ScreenGroup | null,
  rows: readonly R[],
): (Screen & { readonly name: R['name'] })[] {
  return rows.map((row) => ({ ...row, group, menu: row.menu ?? false }));
}

/** Who opens the three kinds of screen of a service, under its menu right and in offices that handle it. */
export function serviceAccess(right: MenuRight, ...services: readonly ServiceType[]) {
  return {
    list: { who: ['corporation', 'saleOffice', 'providerOffice'], rights: [right], services },
    write: { who: ['saleDesk'], rights: [right], services },
    // A hold and a claim are decided on the paper, so their desks read it as well.
    paper: {
      who: ['corporation', 'saleOffice', 'providerOffice', 'officeClaim', 'complianceAml'],
      rights: [right, 'Compliance', 'Claims'],
      services,
    },
  } as const satisfies Record<string, Access>;
}
