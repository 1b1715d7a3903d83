import {
  mdiAccountGroupOutline,
  mdiBankOutline,
  mdiBullhornOutline,
  mdiCashSync,
  mdiCreditCardSettingsOutline,
  mdiFileDocumentOutline,
  mdiHandBackRightOutline,
  mdiServerOutline,
  mdiStorefrontOutline,
} from '@mdi/js';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { worded } from '#web/lib/i18n.ts';
import type { BuiltScreen } from './built-screen.ts';
import { below, seed } from './built-screen.ts';

/** What a business decides for itself: notices, people, offices and their money, prices, reports, the server. */
export const settingsScreens: readonly BuiltScreen[] = [
  seed(
    'settings.notices',
    lazy(() => worded(import('#web/areas/notices/notices-screen.tsx'), 'notices'), 'NoticesScreen'),
    {
      label: 'notices',
      icon: mdiBullhornOutline,
    },
  ),
  below(
    'settings.notices',
    'create',
    lazy(() => worded(import('#web/areas/notices/notice-form-screen.tsx'), 'notices'), 'NoticeCreateScreen'),
  ),
  below(
    'settings.notices',
    'edit/{id}',
    lazy(() => worded(import('#web/areas/notices/notice-form-screen.tsx'), 'notices'), 'NoticeEditScreen'),
  ),
  below(
    'settings.notices',
    'paper/{id}',
    lazy(() => worded(import('#web/areas/notices/notice-paper-screen.tsx'), 'notices'), 'NoticePaperScreen'),
  ),

  seed(
    'settings.users',
    lazy(() => worded(import('#web/areas/users/users-screen.tsx'), 'users'), 'UsersScreen'),
    {
      label: 'users',
      icon: mdiAccountGroupOutline,
    },
  ),
  below(
    'settings.users',
    'create',
    lazy(() => worded(import('#web/areas/users/user-form-screen.tsx'), 'users'), 'UserCreateScreen'),
  ),
  below(
    'settings.users',
    'edit/{id}',
    lazy(() => worded(import('#web/areas/users/user-form-screen.tsx'), 'users'), 'UserEditScreen'),
  ),
  below(
    'settings.users',
    'paper/{id}',
    lazy(() => worded(import('#web/areas/users/user-paper-screen.tsx'), 'users'), 'UserPaperScreen'),
  ),

  seed(
    'settings.offices',
    lazy(() => worded(import('#web/areas/offices/offices-screen.tsx'), 'offices'), 'OfficesScreen'),
    {
      label: 'offices',
      icon: mdiStorefrontOutline,
    },
  ),
  below(
    'settings.offices',
    'create',
    lazy(() => worded(import('#web/areas/offices/office-form-screen.tsx'), 'offices'), 'OfficeCreateScreen'),
  ),
  below(
    'settings.offices',
    'edit/{id}',
    lazy(() => worded(import('#web/areas/offices/office-form-screen.tsx'), 'offices'), 'OfficeEditScreen'),
  ),
  below(
    'settings.offices',
    'paper/{id}',
    lazy(() => worded(import('#web/areas/offices/office-paper-screen.tsx'), 'offices'), 'OfficePaperScreen'),
  ),

  seed(
    'settings.offices.funds',
    lazy(() => worded(import('#web/areas/funds/funds-screen.tsx'), 'funds'), 'FundsScreen'),
    { label: 'funds', icon: mdiBankOutline },
  ),
  {
    ...seed(
      'settings.offices.fund',
      lazy(() => worded(import('#web/areas/funds/fund-screen.tsx'), 'funds'), 'FundScreen'),
    ),
    lights: 'settings.offices.funds',
  },
  below(
    'settings.offices.funds',
    'move/{id}',
    lazy(
      () => worded(import('#web/areas/funds/move-screen.tsx'), 'funds', 'order-paper', 'order-actions'),
      'MoveScreen',
    ),
  ),

  seed(
    'settings.offices.payment_gateway',
    lazy(() => worded(import('#web/areas/gateways/gateways-screen.tsx'), 'gateways'), 'GatewaysScreen'),
    {
      label: 'gateways',
      icon: mdiCreditCardSettingsOutline,
    },
  ),
  below(
    'settings.offices.payment_gateway',
    'create',
    lazy(
      () => worded(import('#web/areas/gateways/gateway-form-screen.tsx'), 'gateways'),
      'GatewayCreateScreen',
    ),
  ),
  below(
    'settings.offices.payment_gateway',
    'edit/{id}',
    lazy(
      () => worded(import('#web/areas/gateways/gateway-form-screen.tsx'), 'gateways'),
      'GatewayEditScreen',
    ),
  ),

  seed(
    'settings.moneytransfer',
    lazy(
      () =>
        worded(
          import('#web/services/money-transfer/transfer-settings/transfer-settings-screen.tsx'),
          'transfer-settings',
        ),
      'TransferSettingsScreen',
    ),
    { label: 'transferSettings', icon: mdiCashSync },
  ),

  seed(
    'settings.holdrules',
    lazy(
      () => worded(import('#web/areas/hold-rules/hold-rules-screen.tsx'), 'hold-rules'),
      'HoldRulesScreen',
    ),
    { label: 'holdRules', icon: mdiHandBackRightOutline },
  ),
  seed(
    'settings.reports',
    lazy(() => worded(import('#web/areas/reports/reports-screen.tsx'), 'reports'), 'ReportsScreen'),
    {
      label: 'reports',
      icon: mdiFileDocumentOutline,
    },
  ),
  seed(
    'settings.server.admin',
    lazy(
      () => worded(import('#web/areas/server-admin/server-admin-screen.tsx'), 'server-admin'),
      'ServerAdminScreen',
    ),
    {
      label: 'server',
      icon: mdiServerOutline,
    },
  ),
];
