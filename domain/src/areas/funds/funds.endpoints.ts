import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, optional } from '../../kernel/wire.ts';
import { fundMoveFields, fundMoveInput, fundTermsInput } from './fund.schema.ts';
import { fundMovesExplorer, fundsAccess, fundsExplorer, fundTermsAccess } from './funds.explorer.ts';
import { fundStanding } from './fund-standing.schema.ts';
import { fundLine, fundMoveRow, fundRow } from './funds.rows.ts';

/** The fund of one office; `id` is that of the office, `version` that of its terms. */
const fundPaper = fundRow.extend({
  graceDays: z.number().nullable(),
  /** US cents; below it the fund counts as low. Null where the usual mark counts. */
  lowMark: z.string().nullable(),
  /** The day of the oldest sale that no deposit covers; null where nothing is owed. */
  oldestUnpaidDay: z.string().nullable(),
  licences: z.array(
    z.object({
      kind: z.string(),
      number: z.string(),
      expires: z.string().nullable(),
      isExpired: z.boolean(),
      /** Expired, it stops every sale of the office. */
      blocksSales: z.boolean(),
    }),
  ),
});
export type FundPaper = z.infer<typeof fundPaper>;

export const fundsEndpoints = {
  ...explorerEndpoints(fundsExplorer, fundRow),
  ...explorerEndpoints(fundMovesExplorer, fundMoveRow),
  ...endpoints({
    'GET /api/offices/fund-standing': {
      summary: 'What the fund of the office allows its sellers now',
      access: { who: ['saleOffice'] },
      reply: fundStanding,
    },
    'GET /api/settings/offices/funds/{id}': {
      summary: 'The fund of an office: what it has, what it may owe',
      access: fundsAccess,
      params: idParams,
      reply: fundPaper,
    },
    'GET /api/settings/offices/funds/{id}/lines': {
      summary: 'The statement of a fund, the newest line first, with the balance after each',
      access: fundsAccess,
      params: idParams,
      query: z.strictObject({ before: optional(id) }),
      reply: z.object({ lines: z.array(fundLine), next: z.string().nullable() }),
    },
    'PUT /api/settings/offices/funds/{id}/terms': {
      summary: 'Give an office credit for a while, or change how old its debt may be',
      access: fundTermsAccess,
      params: idParams,
      body: fundTermsInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/settings/offices/fund-moves': {
      summary: 'Enter a deposit, a return of fund or an adjustment',
      access: fundsAccess,
      body: fundMoveInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/settings/offices/fund-moves/{id}': {
      summary: 'Change a movement that is a draft',
      access: fundsAccess,
      params: idParams,
      body: fundMoveInput,
      ifMatch: true,
      reply: created,
    },
    'GET /api/settings/offices/fund-moves/{id}': {
      summary: 'One movement of a fund; its actions are those of its order',
      access: fundsAccess,
      params: idParams,
      reply: fundMoveFields.extend({ id: z.string(), version: z.number() }),
    },
  }),
};
