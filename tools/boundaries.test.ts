import { join } from 'node:path';
import { expect, test } from 'vitest';

import { checkTree } from './boundaries.mjs';

test('every rule reports what breaks it in a tree that breaks them all', () => {
  const found = checkTree(join(import.meta.dirname, 'fixtures/boundaries')).map(
    ({ rule, file }) => `${rule} ${file}`,
  );

  expect(found.sort()).toEqual([
    'browser web/src/engine/load.ts',
    'cycle domain/src/kernel/circle-a.ts',
    'extension domain/src/kernel/no-extension.ts',
    'fetch web/src/engine/load.ts',
    'floor domain/src/kernel/looks-up.ts',
    'floor server/src/platform/relative.ts',
    'floor server/src/platform/sees-web.ts',
    'floor web/src/app/main.tsx',
    'mui web/src/areas/rooms/rooms-screen.tsx',
    'name domain/src/areas/rooms/Room.ts',
    'name domain/src/areas/rooms/index.ts',
    'name domain/src/kernel/helpers.ts',
    'name domain/src/utils/dates.ts',
    'peer domain/src/services/two/service.ts',
    'peer server/src/areas/doors/doors.ts',
    'port server/src/compliance/screen.ts',
    'pure domain/src/kernel/impure.ts',
    'room server/src/areas/cellar',
    'row server/src/engine/act.ts',
    'row web/src/kit/button.tsx',
    'sql server/src/areas/rooms/rooms.routes.ts',
    'sql server/src/areas/rooms/rooms.ts',
  ]);
});
