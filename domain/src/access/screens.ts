import type { Access } from './access.ts';
import { operationsRights, servicesRights, settingsRights } from './menu-right.ts';
import { accountingScreens } from './screens/accounting-screens.ts';
import { analyticScreens } from './screens/analytic-screens.ts';
import { baseScreens } from './screens/base-screens.ts';
import { claimsScreens } from './screens/claims-screens.ts';
import { complianceScreens } from './screens/compliance-screens.ts';
import { goodsScreens } from './screens/goods-screens.ts';
import { miscellanyScreens } from './screens/miscellany-screens.ts';
import { moneyScreens } from './screens/money-screens.ts';
import { operationsScreens } from './screens/operations-screens.ts';
import type { Screen } from './screens/screen.ts';
import { settingsScreens } from './screens/settings-screens.ts';
import { travelScreens } from './screens/travel-screens.ts';

/** Every route of the product, built or not, in the order of the menu. */
const all = [
  ...baseScreens,
  ...moneyScreens,
  ...miscellanyScreens,
  ...goodsScreens,
  ...travelScreens,
  ...operationsScreens,
  ...accountingScreens,
  ...complianceScreens,
  ...claimsScreens,
  ...analyticScreens,
  ...settingsScreens,
];

export type ScreenName = (typeof all)[number]['name'];
export type NamedScreen = Screen & { readonly name: ScreenName };
export const screens: readonly NamedScreen[] = all;

const byName = new Map(screens.map((screen) => [screen.name, screen]));

/** The screen of a name; the type keeps names that do not exist out. */
export function screenOf(name: ScreenName): NamedScreen {
  const screen = byName.get(name);
  if (screen === undefined) throw new Error(`No screen is called ${name}`);
  return screen;
}

/** Who reads which part of the activity log. Offices see their own entries, the corporation all. */
export const activityScopes = {
  me: { who: ['any', 'operationOrigin', 'operationDestination'] },
  office: { who: ['admin'] },
  all: { who: ['corporationAdmin', 'corporationCompliance'] },
  orders: {
    who: ['corporation', 'admin', 'accounting', 'compliance'],
    rights: [...servicesRights, ...operationsRights],
  },
  customers: {
    who: ['corporationCompliance', 'complianceAml', 'compliance'],
    rights: [...servicesRights, 'Compliance'],
  },
  settings: { who: ['corporation', 'admin'], rights: settingsRights },
  security: { who: ['corporationAdmin'], rights: ['SettingsUsers'] },
} as const satisfies Record<string, Access>;

export type ActivityScope = keyof typeof activityScopes;
