import type { Filter } from '#domain/kernel/filter.ts';

interface DemoView {
  readonly explorer: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly filters: readonly Filter[];
  readonly sort: string;
}

/** Saved views of the head admin. */
export const demoViews: readonly DemoView[] = [
  {
    explorer: 'users',
    name: 'Never came in or left',
    isShared: true,
    filters: [{ column: 'status', operator: 'in', values: ['Invited', 'Blocked'] }],
    sort: '-createdAt',
  },
  {
    explorer: 'users',
    name: 'Second factor by app',
    isShared: false,
    filters: [{ column: 'twoFactor', operator: 'in', values: ['Totp'] }],
    sort: 'name',
  },
  {
    explorer: 'offices',
    name: 'On credit or prepaid',
    isShared: true,
    filters: [{ column: 'creditModel', operator: 'in', values: ['Prepay', 'Credit'] }],
    sort: 'name',
  },
  {
    explorer: 'notices',
    name: 'On the dashboards now',
    isShared: true,
    filters: [{ column: 'status', operator: 'in', values: ['Dispatched'] }],
    sort: '-publishStart',
  },
];
