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
    name: 'Without second factor',
    isShared: false,
    filters: [{ column: 'twoFactor', operator: 'in', values: ['None'] }],
    sort: 'name',
  },
  {
    explorer: 'offices',
    name: 'Providers',
    isShared: true,
    filters: [{ column: 'officeType', operator: 'in', values: ['Provider'] }],
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
