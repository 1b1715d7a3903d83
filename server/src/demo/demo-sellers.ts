import type { DemoOfficeCode } from './demo-offices.ts';
import { demoStaff } from './demo-staff.ts';

const owners: Readonly<Partial<Record<DemoOfficeCode, string>>> = {
  HIA: 'sale',
  KEN: 'office-admin',
  ORL: 'proxy-sale',
  HOU: 'proxy-admin',
};

/** Staff enters one a day; see load-demo-people. */
const firstStaffDay = 84;

/** Who sold in an office on a day: those who had begun and have not left. */
export function sellersOf(office: DemoOfficeCode, daysAgo: number): string[] {
  const staff = staffOf(office, 'Sale', daysAgo);
  const owner = owners[office];
  // The drawer of the login that the README names stays free for whoever tries it today.
  const isFree = owner === undefined || (owner === 'sale' && daysAgo < 1 && staff.length > 0);
  return isFree ? staff : [owner, ...staff];
}

/** Who brings money to the door on a day. */
export function couriersOf(daysAgo: number): string[] {
  return ['delivery', ...staffOf('HAB', 'Delivery', daysAgo)];
}

/** Who may give money back there: an admin of the office, once there was one. */
export function adminOf(office: DemoOfficeCode, daysAgo: number): string | null {
  if (office === 'HIA' || office === 'KEN') return 'office-admin';
  if (office === 'HOU') return 'proxy-admin';
  return staffOf(office, 'Admin', daysAgo)[0] ?? null;
}

function staffOf(office: DemoOfficeCode, role: string, daysAgo: number): string[] {
  return demoStaff.flatMap(({ login, offices, roles, status }, index) =>
    offices[0] === office && roles[0] === role && status === 'Active' && firstStaffDay - index > daysAgo
      ? [login]
      : [],
  );
}
