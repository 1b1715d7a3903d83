import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { currentUser } from '#web/engine/session/session.ts';
import { parseSearch, stringifySearch } from '#web/engine/explorer/search-codec.ts';
import { NotFound } from './not-found.tsx';
import { Root } from './root.tsx';
import { ScreenError } from './screen-error.tsx';
import type { BuiltScreen } from './built-screen.ts';
import { builtScreens } from './screens.ts';
import { WorkLayout } from './work-layout.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** Everything but the front door needs a user; the address is kept for after the login. */
const work = createRoute({
  getParentRoute: () => root,
  id: 'work',
  component: WorkLayout,
  beforeLoad: ({ location }) => {
    if (currentUser() === undefined)
      throw redirect({ to: '/login', search: { next: location.href } as never });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' as never });
  },
});

function routeOf(screen: BuiltScreen, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: routerPath(screen.path),
    component: screen.component,
    errorComponent: ScreenError,
    staticData: { screen },
  });
}

/** `/customers/paper/{id}` and `/2fa?code` of the seed as the router writes them. */
export function routerPath(path: string): string {
  return path.replace(/\?.*$/, '').replaceAll(/\{(\w+)\}/g, '$$$1');
}

const isFrontDoor = (screen: BuiltScreen): boolean => screen.access.who === 'public';

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    ...builtScreens.filter(isFrontDoor).map((screen) => routeOf(screen, root)),
    work.addChildren(
      builtScreens.filter((screen) => !isFrontDoor(screen)).map((screen) => routeOf(screen, work)),
    ),
  ]),
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: BuiltScreen;
  }
}
