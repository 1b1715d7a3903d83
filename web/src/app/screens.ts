import {
  mdiCashRegister,
  mdiAccountHeartOutline,
  mdiCashClock,
  mdiCashFast,
  mdiHistory,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { courierRunsAccess } from '#domain/services/money-transfer/courier-runs.access.ts';
import { moneyWatchAccess } from '#domain/services/money-transfer/money-watch.access.ts';
import { cashAccess } from '#domain/areas/cash/cash.access.ts';
import { screenOf } from '#domain/access/screens.ts';
import { worded } from '#web/lib/i18n.ts';
import type { BuiltScreen } from './built-screen.ts';
import { below, beside, seed } from './built-screen.ts';
import { complianceScreens } from './compliance-screens.ts';
import { settingsScreens } from './settings-screens.ts';

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
    lazy(
      () => worded(import('#web/areas/dashboard/dashboard-screen.tsx'), 'dashboard', 'fund-standing'),
      'DashboardScreen',
    ),
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
  {
    ...below(
      'services.transfers',
      'run-sheet',
      lazy(
        () =>
          worded(
            import('#web/services/money-transfer/transfers/run-sheet-screen.tsx'),
            'transfers',
            'courier-runs',
          ),
        'RunSheetScreen',
      ),
    ),
    access: courierRunsAccess,
  },
  {
    ...below(
      'services.transfers',
      'runs',
      lazy(
        () =>
          worded(import('#web/services/money-transfer/courier-runs/courier-runs-screen.tsx'), 'courier-runs'),
        'CourierRunsScreen',
      ),
    ),
    access: courierRunsAccess,
  },
  {
    name: 'services.transfers.watch',
    path: '/services/transfers/watch',
    title: { en: 'Money out there', es: 'Dinero en la calle' },
    group: 'Services',
    access: moneyWatchAccess,
    component: lazy(
      () => worded(import('#web/services/money-transfer/money-watch/money-watch-screen.tsx'), 'money-watch'),
      'MoneyWatchScreen',
    ),
    menu: { label: 'moneyWatch', icon: mdiCashClock },
    lights: 'services.transfers.watch',
  },
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

  {
    ...seed(
      'services.transfers.create',
      lazy(
        () =>
          worded(
            import('#web/services/money-transfer/transfer-form/transfer-form-screen.tsx'),
            'transfer-form',
            'customer-picker',
            'payment-panel',
            'fund-standing',
          ),
        'TransferCreateScreen',
      ),
    ),
    lights: 'services.transfers',
  },
  {
    ...seed(
      'services.transfers.edit',
      lazy(
        () =>
          worded(
            import('#web/services/money-transfer/transfer-form/transfer-form-screen.tsx'),
            'transfer-form',
            'customer-picker',
            'payment-panel',
            'fund-standing',
          ),
        'TransferEditScreen',
      ),
    ),
    lights: 'services.transfers',
  },

  ...complianceScreens,
  ...settingsScreens,
];
