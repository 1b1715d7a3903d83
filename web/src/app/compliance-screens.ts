import { mdiShieldAlertOutline } from '@mdi/js';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { screenOf } from '#domain/access/screens.ts';
import { worded } from '#web/lib/i18n.ts';
import type { BuiltScreen } from './built-screen.ts';
import { seed } from './built-screen.ts';

const { group, access } = screenOf('compliance');

/** The lists, and the pages of what stands on them. */
const listScreens: readonly BuiltScreen[] = [
  {
    name: 'compliance.lists',
    path: '/compliance/lists',
    title: { en: 'Sanctions lists', es: 'Listas de sanciones' },
    component: lazy(
      () => worded(import('#web/areas/compliance/lists/lists-screen.tsx'), 'lists', 'compliance'),
      'ListsScreen',
    ),
  },
  {
    name: 'compliance.lists.version',
    path: '/compliance/lists/version/{id}',
    title: { en: 'Version of a list', es: 'Versión de una lista' },
    component: lazy(
      () => worded(import('#web/areas/compliance/lists/version-screen.tsx'), 'lists'),
      'VersionScreen',
    ),
  },
  {
    name: 'compliance.lists.entry',
    path: '/compliance/lists/entry/{id}',
    title: { en: 'Listed entry', es: 'Entrada listada' },
    component: lazy(
      () => worded(import('#web/areas/compliance/lists/entry-screen.tsx'), 'lists'),
      'EntryScreen',
    ),
  },
  {
    name: 'compliance.lists.blocked',
    path: '/compliance/lists/blocked/{id}',
    title: { en: 'Blocked name', es: 'Nombre bloqueado' },
    component: lazy(
      () => worded(import('#web/areas/compliance/lists/blocked-screen.tsx'), 'lists'),
      'BlockedScreen',
    ),
  },
].map((screen) => ({ ...screen, group, access, lights: 'compliance' }));

/** The desk of compliance. */
export const complianceScreens: readonly BuiltScreen[] = [
  seed(
    'compliance',
    lazy(() => worded(import('#web/areas/compliance/cases-screen.tsx'), 'compliance'), 'CasesScreen'),
    { label: 'compliance', icon: mdiShieldAlertOutline },
  ),
  {
    name: 'compliance.case',
    path: '/compliance/case/{id}',
    title: { en: 'Case', es: 'Caso' },
    group,
    access,
    component: lazy(
      () => worded(import('#web/areas/compliance/case/case-screen.tsx'), 'case', 'compliance'),
      'CaseScreen',
    ),
    lights: 'compliance',
  },
  {
    name: 'compliance.clocks',
    path: '/compliance/clocks',
    title: { en: 'Report clocks', es: 'Plazos de informes' },
    group,
    // What is owed to authorities is no matter of an office.
    access: { who: ['corporationCompliance', 'complianceAml'], rights: ['Compliance'] },
    component: lazy(
      () => worded(import('#web/areas/compliance/clocks/clocks-screen.tsx'), 'clocks'),
      'ClocksScreen',
    ),
    lights: 'compliance',
  },
  {
    name: 'compliance.search',
    path: '/compliance/search',
    title: { en: 'Look for a name', es: 'Buscar un nombre' },
    group,
    access,
    component: lazy(
      () =>
        worded(
          import('#web/areas/compliance/screening/search-screen.tsx'),
          'screening',
          'case',
          'compliance',
        ),
      'SearchScreen',
    ),
    lights: 'compliance',
  },
  {
    name: 'compliance.matching',
    path: '/compliance/matching',
    title: { en: 'Matching of names', es: 'Comparación de nombres' },
    group,
    access: { who: ['corporationAdmin', 'corporationCompliance', 'complianceAml'] },
    component: lazy(
      () => worded(import('#web/areas/compliance/matching/matching-screen.tsx'), 'matching', 'compliance'),
      'MatchingScreen',
    ),
    lights: 'compliance',
  },
  ...listScreens,
];
