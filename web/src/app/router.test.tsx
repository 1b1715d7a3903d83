import { describe, expect, test } from 'vitest';
import { screens } from '#domain/access/screens.ts';
import { router, routerPath } from './router.tsx';
import { builtScreens } from './screens.ts';

const known = new Set(Object.keys(router.routesByPath));
const built = new Set(builtScreens.map(({ path }) => path));

describe('the router', () => {
  test.for(builtScreens.map(({ path }) => path))('has %s', (path) => {
    expect(known).toContain(routerPath(path));
  });

  test('has nothing that the list does not name', () => {
    const named = new Set(['/', ...builtScreens.map(({ path }) => routerPath(path))]);
    expect([...known].filter((path) => !named.has(path))).toEqual([]);
  });

  test('has no screen of the specification that is not built yet', () => {
    const missing = screens.filter(({ path }) => path !== '/' && !built.has(path));
    expect(missing.map(({ path }) => routerPath(path)).filter((path) => known.has(path))).toEqual([]);
  });

  test('spells parameters and queries as the router does', () => {
    expect(routerPath('/activate/{token}')).toBe('/activate/$token');
    expect(routerPath('/2fa?code')).toBe('/2fa');
  });
});

describe('the menu', () => {
  test('lights an entry for every screen that has one above it', () => {
    const entries = new Set(builtScreens.filter(({ menu }) => menu).map(({ name }) => name));
    const below = builtScreens.filter(({ name, lights }) => name !== lights);
    expect(below.length).toBeGreaterThan(0);
    for (const { lights } of below) expect(entries).toContain(lights);
  });
});
