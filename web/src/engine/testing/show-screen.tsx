import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { KitProvider } from '#web/kit/theme/kit-provider.tsx';
import { loadMessages, startI18n } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { parseSearch, stringifySearch } from '../explorer/search-codec.ts';

await startI18n('kit', 'lib');

/** Shows a screen at /here with a router like the application's; every other address says where one is. */
export async function showScreen(screen: ReactNode, address = '/here') {
  queryClient.clear();
  await loadMessages('explorer', 'saved-views', 'form', 'paper', 'timeline', 'palette');
  const root = createRootRoute({
    component: () => (
      <Suspense fallback="…">
        <Outlet />
      </Suspense>
    ),
  });
  const here = createRoute({ getParentRoute: () => root, path: '/here', component: () => screen });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <h1>Elsewhere</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  const shown = await render(
    <QueryClientProvider client={queryClient}>
      <KitProvider>
        <RouterProvider router={router as never} />
      </KitProvider>
    </QueryClientProvider>,
  );
  return { screen: shown, router, address: () => router.history.location.href };
}
