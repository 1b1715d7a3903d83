import {
  mdiAccountGroupOutline,
  mdiBullhornOutline,
  mdiCreditCardSettingsOutline,
  mdiFileDocumentOutline,
  mdiHistory,
  mdiServerOutline,
  mdiStorefrontOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import type { RouteComponent } from '@tanstack/react-router';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import type { Access } from '#domain/access/access.ts';
import type { ScreenName } from '#domain/access/screens.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { ScreenGroup } from '#domain/access/screens/screen.ts';
import type { en } from './messages.en.ts';

export interface MenuEntry {
  readonly label: keyof typeof en.menu;
  readonly icon: string;
  /** Where it leads when the path has a parameter. */
  readonly to?: string;
}

export interface BuiltScreen {
  readonly name: string;
  readonly path: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly group: ScreenGroup | null;
  readonly access: Access;
  readonly component: RouteComponent;
  readonly menu?: MenuEntry;
  /** Name of the screen whose menu entry is lit while this one is open. */
  readonly lights: string;
}

/** A screen of the seed: name, path, title and right are spelt there. */
function seed(name: ScreenName, component: RouteComponent, menu?: MenuEntry): BuiltScreen {
  const { path, title, group, access } = screenOf(name);
  return { name, path, title, group, access, component, menu, lights: name };
}

/** A screen of ours below one of the seed, under the same right. */
function below(parent: ScreenName, path: string, component: RouteComponent): BuiltScreen {
  const { path: base, title, group, access } = screenOf(parent);
  return {
    name: `${parent}.${path.split('/')[0]}`,
    path: `${base}/${path}`,
    title,
    group,
    access,
    component,
    lights: parent,
  };
}

/** Every screen that exists; router, menu, palette and `npm run routes` read this list. */
export const builtScreens: readonly BuiltScreen[] = [
  seed(
    'login',
    lazy(() => import('#web/areas/session/login-screen.tsx'), 'LoginScreen'),
  ),
  seed(
    '2fa',
    lazy(() => import('#web/areas/session/two-factor-screen.tsx'), 'TwoFactorScreen'),
  ),
  seed(
    'activate',
    lazy(() => import('#web/areas/session/activate-screen.tsx'), 'ActivateScreen'),
  ),
  seed(
    'reset',
    lazy(() => import('#web/areas/session/reset-screen.tsx'), 'ResetScreen'),
  ),
  seed(
    'office.select',
    lazy(() => import('#web/areas/session/office-select-screen.tsx'), 'OfficeSelectScreen'),
  ),
  seed(
    'profile',
    lazy(() => import('#web/areas/session/profile-screen.tsx'), 'ProfileScreen'),
  ),

  seed(
    'app.dashboard',
    lazy(() => import('#web/areas/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    {
      label: 'dashboard',
      icon: mdiViewDashboardOutline,
    },
  ),
  seed(
    'app.dummy',
    lazy(() => import('#web/areas/dummy/dummy-screen.tsx'), 'DummyScreen'),
  ),
  seed(
    'activitylog',
    lazy(() => import('#web/areas/activity/activity-log-screen.tsx'), 'ActivityLogScreen'),
    {
      label: 'activity',
      icon: mdiHistory,
      to: '/activitylog/me',
    },
  ),

  seed(
    'settings.notices',
    lazy(() => import('#web/areas/notices/notices-screen.tsx'), 'NoticesScreen'),
    {
      label: 'notices',
      icon: mdiBullhornOutline,
    },
  ),
  below(
    'settings.notices',
    'create',
    lazy(() => import('#web/areas/notices/notice-form-screen.tsx'), 'NoticeCreateScreen'),
  ),
  below(
    'settings.notices',
    'edit/{id}',
    lazy(() => import('#web/areas/notices/notice-form-screen.tsx'), 'NoticeEditScreen'),
  ),
  below(
    'settings.notices',
    'paper/{id}',
    lazy(() => import('#web/areas/notices/notice-paper-screen.tsx'), 'NoticePaperScreen'),
  ),

  seed(
    'settings.users',
    lazy(() => import('#web/areas/users/users-screen.tsx'), 'UsersScreen'),
    {
      label: 'users',
      icon: mdiAccountGroupOutline,
    },
  ),
  below(
    'settings.users',
    'create',
    lazy(() => import('#web/areas/users/user-form-screen.tsx'), 'UserCreateScreen'),
  ),
  below(
    'settings.users',
    'edit/{id}',
    lazy(() => import('#web/areas/users/user-form-screen.tsx'), 'UserEditScreen'),
  ),
  below(
    'settings.users',
    'paper/{id}',
    lazy(() => import('#web/areas/users/user-paper-screen.tsx'), 'UserPaperScreen'),
  ),

  seed(
    'settings.offices',
    lazy(() => import('#web/areas/offices/offices-screen.tsx'), 'OfficesScreen'),
    {
      label: 'offices',
      icon: mdiStorefrontOutline,
    },
  ),
  below(
    'settings.offices',
    'create',
    lazy(() => import('#web/areas/offices/office-form-screen.tsx'), 'OfficeCreateScreen'),
  ),
  below(
    'settings.offices',
    'edit/{id}',
    lazy(() => import('#web/areas/offices/office-form-screen.tsx'), 'OfficeEditScreen'),
  ),
  below(
    'settings.offices',
    'paper/{id}',
    lazy(() => import('#web/areas/offices/office-paper-screen.tsx'), 'OfficePaperScreen'),
  ),

  seed(
    'settings.offices.payment_gateway',
    lazy(() => import('#web/areas/gateways/gateways-screen.tsx'), 'GatewaysScreen'),
    {
      label: 'gateways',
      icon: mdiCreditCardSettingsOutline,
    },
  ),
  below(
    'settings.offices.payment_gateway',
    'create',
    lazy(() => import('#web/areas/gateways/gateway-form-screen.tsx'), 'GatewayCreateScreen'),
  ),
  below(
    'settings.offices.payment_gateway',
    'edit/{id}',
    lazy(() => import('#web/areas/gateways/gateway-form-screen.tsx'), 'GatewayEditScreen'),
  ),

  seed(
    'settings.reports',
    lazy(() => import('#web/areas/reports/reports-screen.tsx'), 'ReportsScreen'),
    {
      label: 'reports',
      icon: mdiFileDocumentOutline,
    },
  ),
  seed(
    'settings.server.admin',
    lazy(() => import('#web/areas/server-admin/server-admin-screen.tsx'), 'ServerAdminScreen'),
    {
      label: 'server',
      icon: mdiServerOutline,
    },
  ),
];
