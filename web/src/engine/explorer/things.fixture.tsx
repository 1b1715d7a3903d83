import { z } from 'zod';
import { defineExplorer } from '#domain/kernel/explorer.ts';
import { fakeServer } from '../testing/fake-server.ts';
import type { Answer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { Explorer } from './explorer.tsx';

const row = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  status: z.string(),
  weight: z.number(),
});
export type Thing = z.infer<typeof row>;

export const things = defineExplorer<Thing>()({
  name: 'things',
  path: '/api/things',
  access: { who: ['any'] },
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 200 },
    status: { kind: 'enum', values: ['Active', 'Blocked'] },
    weight: { kind: 'number' },
    note: { kind: 'text', hidden: true },
    price: { kind: 'money', hidden: true },
  },
});

export function thing(n: number, patch: Partial<Thing> = {}): Thing {
  return { id: String(n), version: 1, name: `Thing ${n}`, status: 'Active', weight: n, ...patch };
}

export const rows = [thing(1), thing(2), thing(3)];

/** Answers for the list of things; more or other ones as a test needs them. */
export function thingsServer(answers: Record<string, Answer> = {}) {
  return fakeServer({
    'GET /api/things': () => ({ rows, next: 'NEXT', previous: null }),
    'GET /api/things/totals': () => ({ count: 412, isCapped: false, sums: { weight: '6000' } }),
    'GET /api/views/things': () => ({ views: [] }),
    ...answers,
  });
}

const labels = { name: 'Name', status: 'Status', weight: 'Weight', note: 'Note', price: 'Price' };

/** Shows the explorer of things at an address. */
export function showThings(address?: string) {
  return showScreen(
    <Explorer
      definition={things}
      title="Things"
      labels={labels}
      rowLabel={(thing) => thing.name}
      rowHref={(thing) => `/things/${thing.id}`}
      editHref={(thing) => `/things/edit/${thing.id}`}
      card={(thing) => thing.name}
      primaryAction={{ label: 'New thing', to: '/things/create' }}
      empty={{ title: 'No things yet' }}
      bulk={{
        dryRun: 'POST /api/things/bulk/dry-run',
        run: 'POST /api/things/bulk',
        actions: [{ id: 'Block', label: 'Block' }],
      }}
    />,
    address,
  );
}
