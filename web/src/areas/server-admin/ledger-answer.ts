import type { Answer } from '#web/lib/api.ts';

export type Ledger = Answer<'GET /api/server/ledger'>;
