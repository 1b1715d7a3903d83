import type { Access } from '../../access/access.ts';
import { servicesRights } from '../../access/menu-right.ts';
import { serviceAccess } from '../../access/screens/screen.ts';

/** As in customers.explorer.ts; areas do not import each other. */
const customers = {
  who: ['saleDesk', 'officeClaim', 'corporation', 'complianceAml'],
  rights: [...servicesRights, 'Compliance', 'Claims'],
} as const;

/** Their history tells phones and days of birth, so an office that sees customers masked does not read it. */
export const openToCustomerInfo: readonly string[] = ['customer', 'recipient'];

/** Who may read the history of an entity: whoever may open its paper. */
export const entityAccess = {
  user: { who: ['admin'], rights: ['SettingsUsers'] },
  office: { who: ['corporationAdmin', 'admin'], rights: ['SettingsOffices'] },
  'fund-move': { who: ['corporationAccounting', 'accounting'], rights: ['SettingsOffices'] },
  gateway: { who: ['corporationAccounting'], rights: ['SettingsOffices'] },
  'transfer-settings': { who: ['corporationAccounting'], rights: ['SettingsMoneyTransfer'] },
  screening: { who: ['corporationCompliance', 'complianceAml'], rights: ['Compliance'] },
  'block-list': { who: ['corporationCompliance', 'complianceAml', 'compliance'], rights: ['Compliance'] },
  'list-version': { who: ['corporationCompliance', 'complianceAml', 'compliance'], rights: ['Compliance'] },
  'hold-rule': { who: ['corporationCompliance', 'complianceAml'], rights: ['SettingsHoldRules'] },
  notice: { who: ['corporation'], rights: ['SettingsNotices'] },
  report: { who: ['corporationAdmin'], rights: ['SettingsReports'] },
  configuration: { who: ['corporationAdmin'] },
  case: { who: ['corporationCompliance', 'complianceAml', 'compliance'], rights: ['Compliance'] },
  customer: customers,
  recipient: customers,
  transfer: serviceAccess('ServicesMoneyTransfer', 'MoneyTransfer').paper,
} as const satisfies Record<string, Access>;
