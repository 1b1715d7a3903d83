import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, day, idParams, instant, text } from '../../kernel/wire.ts';
import { ledgerCheck } from '../../ledger/checks.ts';
import { forcedPost } from './forced-posts.schema.ts';

const access = { who: ['corporationAccounting'] } as const;

export const ledgerAdminEndpoints = endpoints({
  'GET /api/server/ledger': {
    summary: 'Last checks of the books, seal and closed period',
    access,
    reply: z.object({
      checks: z.array(
        z.object({
          id: z.string(),
          isOk: z.boolean(),
          startedAt: instant,
          finishedAt: instant,
          runBy: z.string().nullable().describe('null: the nightly run'),
          report: z.array(ledgerCheck),
        }),
      ),
      seal: z.object({ journals: z.number(), sealedAt: instant }).nullable(),
      journals: z.number(),
      closedThrough: z.string().nullable(),
      lockedAt: instant.nullable(),
      request: z
        .object({
          id: z.string(),
          through: z.string(),
          reason: z.string(),
          by: z.string(),
          at: instant,
          isMine: z.boolean(),
        })
        .nullable(),
    }),
  },
  'GET /api/server/ledger/forced-posts': {
    summary: 'What two persons let go below a floor: by whom, why, and whether it is covered by now',
    access,
    reply: z.object({ posts: z.array(forcedPost) }),
  },
  'POST /api/server/ledger/checks': {
    summary: 'Check the books now, in the background',
    access,
    idempotent: true,
    reply: created,
  },
  'POST /api/server/ledger/period-locks': {
    summary: 'Ask to close everything up to a day',
    access,
    idempotent: true,
    body: z.strictObject({ through: day, reason: text(500, 3) }),
    reply: created,
  },
  'POST /api/server/ledger/period-locks/{id}/decisions': {
    summary: 'Close the period another person asked for, or refuse; who asked may take it back',
    access,
    idempotent: true,
    params: idParams,
    body: z.strictObject({ isGranted: z.boolean() }),
    reply: created,
  },
});
