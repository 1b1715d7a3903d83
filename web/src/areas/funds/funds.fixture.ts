import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { FundMoveRow } from '#domain/areas/funds/funds.rows.ts';
import { writeStored } from '#web/lib/storage.ts';

/** An agency on credit that has a little left. */
export const agency: FundPaper = {
  id: '5',
  version: 3,
  office: 'Orlando Agency',
  code: 'ORL',
  scope: 'Proxy',
  creditModel: 'Credit',
  balance: '-90000',
  held: '5000',
  creditLimit: '100000',
  temporaryLimit: '20000',
  temporaryUntil: '2099-12-31',
  available: '25000',
  waiting: '150000',
  isLow: true,
  graceDays: 30,
  lowMark: null,
  oldestUnpaidDay: '2099-11-20',
  licences: [
    { kind: 'SellerOfTravel', number: 'ST-1', expires: '2020-01-01', isExpired: true, blocksSales: false },
  ],
};

export const waitingMove: FundMoveRow = {
  id: '70',
  version: 2,
  number: 'OF-ORL-000001-2',
  createdAt: '2026-11-20T14:00:00Z',
  status: 'Submitted',
  office: 'ORL',
  kind: 'Payment',
  amount: '150000',
  bankReference: 'B-1',
  by: 'Teresa Quintana',
};

/** Somebody is logged in, as another tab would have done it. */
export function logIn(role: string): void {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: [role], roleMenus: [] });
  writeStored('X-APPUSEROFFICE', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
}

const office = {
  id: '1',
  code: 'HIA',
  name: 'Hialeah Main',
  officeType: 'Regular',
  timeZone: 'America/New_York',
};

/** What every screen of the area asks for besides its own. */
export const around = {
  'GET /api/offices/scope': () => [{ ...office, defaultForLogin: true }],
  'GET /api/offices/1': () => ({ ...office, serviceTypes: [], linkedOfficeIds: [] }),
};
