import {
  mdiCashRegister,
  mdiAccountGroupOutline,
  mdiAccountHeartOutline,
  mdiBullhornOutline,
  mdiCashFast,
  mdiCashSync,
  mdiCreditCardSettingsOutline,
  mdiFileDocumentOutline,
  mdiHistory,
  mdiServerOutline,
  mdiStorefrontOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { cashAccess } from '#domain/areas/cash/cash.access.ts';
import { screenOf } from '#domain/access/screens.ts';
import { worded } from '#web/lib/i18n.ts';
import type { BuiltScreen } from './built-screen.ts';
import { below, beside, seed } from './built-screen.ts';

/** Every screen that exists; router, menu, palette and `npm run routes` read this list. */
export const builtScreens: readonly BuiltScreen[] = [
  seed(
    'login',
    lazy(() => worded(import('#web/areas/session/login-screen.tsx'), 'session'), 'LoginScreen'),
  ),
  seed(
    '2fa',
    lazy(() => worded(import('#web/areas/session/two-factor-screen.tsx'), 'session'), 'TwoFactorScreen'),
  ),
  seed(
    'activate',
    lazy(() => worded(import('#web/areas/session/activate-screen.tsx'), 'session'), 'ActivateScreen'),
  ),
  seed(
    'reset',
    lazy(() => worded(import('#web/areas/session/reset-screen.tsx'), 'session'), 'ResetScreen'),
  ),
  seed(
    'office.select',
    lazy(
      () => worded(import('#web/areas/session/office-select-screen.tsx'), 'session'),
      'OfficeSelectScreen',
    ),
  ),
  seed(
    'profile',
    lazy(
      () => worded(import('#web/areas/session/profile-screen.tsx'), 'session', 'profile'),
      'ProfileScreen',
    ),
  ),

  seed(
    'app.dashboard',
    lazy(() => worded(import('#web/areas/dashboard/dashboard-screen.tsx'), 'dashboard'), 'DashboardScreen'),
    {
      label: 'dashboard',
      icon: mdiViewDashboardOutline,
    },
  ),
  seed(
    'app.dummy',
    lazy(() => worded(import('#web/areas/dummy/dummy-screen.tsx'), 'dummy'), 'DummyScreen'),
  ),
  seed(
    'activitylog',
    lazy(
      () => worded(import('#web/areas/activity/activity-log-screen.tsx'), 'activity'),
      'ActivityLogScreen',
    ),
    {
      label: 'activity',
      icon: mdiHistory,
      to: '/activitylog/me',
    },
  ),

  beside('customers.paper', {
    name: 'customers',
    path: '/customers',
    title: { en: 'Customers', es: 'Clientes' },
    component: lazy(
      () => worded(import('#web/areas/customers/customers-screen.tsx'), 'customers'),
      'CustomersScreen',
    ),
    menu: { label: 'customers', icon: mdiAccountHeartOutline },
  }),
  beside('customers.create', {
    ...screenOf('customers.create'),
    component: lazy(
      () =>
        worded(
          import('#web/areas/customers/customer-form-screen.tsx'),
          'customers',
          'customer-picker',
          'scan',
        ),
      'CustomerCreateScreen',
    ),
    menu: undefined,
  }),
  beside('customers.create', {
    name: 'customers.edit',
    path: '/customers/edit/{id}',
    title: { en: 'Edit Customer', es: 'Editar el cliente' },
    component: lazy(
      () => worded(import('#web/areas/customers/customer-form-screen.tsx'), 'customers', 'customer-picker'),
      'CustomerEditScreen',
    ),
  }),
  beside('customers.paper', {
    ...screenOf('customers.paper'),
    component: lazy(
      () => worded(import('#web/areas/customers/customer-paper-screen.tsx'), 'customers', 'customer-picker'),
      'CustomerPaperScreen',
    ),
    menu: undefined,
  }),

  {
    name: 'services.cash',
    path: '/services/cash',
    title: { en: 'Cash drawer', es: 'Caja' },
    group: 'Services',
    access: cashAccess,
    component: lazy(() => worded(import('#web/areas/cash/cash-screen.tsx'), 'cash'), 'CashScreen'),
    menu: { label: 'cash', icon: mdiCashRegister },
    lights: 'services.cash',
  },

  seed(
    'services.transfers',
    lazy(
      () =>
        worded(
          import('#web/services/money-transfer/transfers/transfers-screen.tsx'),
          'transfers',
          'order-actions',
        ),
      'TransfersScreen',
    ),
    { label: 'transfers', icon: mdiCashFast },
  ),
  below(
    'services.transfers',
    'run-sheet',
    lazy(
      () => worded(import('#web/services/money-transfer/transfers/run-sheet-screen.tsx'), 'transfers'),
      'RunSheetScreen',
    ),
  ),
  {
    ...seed(
      'services.transfers.paper',
      lazy(
        () =>
          worded(
            import('#web/services/money-transfer/transfer-paper/transfer-paper-screen.tsx'),
            'transfer-paper',
            'order-paper',
            'order-actions',
          ),
        'TransferPaperScreen',
      ),
    ),
    lights: 'services.transfers',
  },

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
