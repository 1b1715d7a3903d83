import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, optional } from '../../kernel/wire.ts';
import { casePaper } from './case-paper.ts';
import { casesAccess, casesDecideAccess, casesExplorer } from './cases.explorer.ts';
import { caseRow, clockRow } from './cases.rows.ts';
import {
  answerInput,
  assignInput,
  blockFundsInput,
  caseFilesInput,
  caseNoteInput,
  checklistInput,
  ctrQuery,
  decisionInput,
  escalateInput,
  fileClockInput,
  hitDecisionInput,
  nextInput,
  requestInformationInput,
} from './cases.schema.ts';

const step = { params: idParams, idempotent: true, ifMatch: true, reply: created } as const;
const decide = { ...step, access: casesDecideAccess } as const;
/** Adds to a case without changing what others decide on: no version is named. */
const add = { access: casesAccess, params: idParams, idempotent: true, reply: created } as const;

/** Report of currency (FinCEN form 112) as far as the business knows its fields. */
const ctrReport = z.object({
  customerId: z.string(),
  day: z.string(),
  /** US cents. */
  cashIn: z.string(),
  cashOut: z.string(),
  isDue: z.boolean(),
  fields: z.array(z.object({ item: z.string(), name: z.string(), value: z.string() })),
  /** Items of the form that nobody knows yet. */
  missing: z.array(z.object({ item: z.string(), name: z.string() })),
  transactions: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      service: z.string(),
      office: z.string(),
      at: z.string(),
      cashIn: z.string(),
      cashOut: z.string(),
    }),
  ),
});
export type CtrReport = z.infer<typeof ctrReport>;

/** The desk of compliance: Services in Hold. */
export const casesEndpoints = {
  ...explorerEndpoints(casesExplorer, caseRow),
  ...endpoints({
    'GET /api/compliance/cases/{id}': {
      summary: 'A case with everything that is decided on; looking at one of money laundering is kept',
      access: casesAccess,
      params: idParams,
      reply: casePaper,
    },
    'POST /api/compliance/cases/next': {
      summary:
        'Take the next case that nobody has: the gravest first, the oldest of them; id 0 when there is none',
      access: casesDecideAccess,
      body: nextInput,
      idempotent: true,
      reply: created,
    },
    'POST /api/compliance/cases/{id}/claim': { ...decide, summary: 'Take a case' },
    'POST /api/compliance/cases/{id}/unclaim': { ...decide, summary: 'Give a case back to the queue' },
    'POST /api/compliance/cases/{id}/assign': {
      ...decide,
      summary: 'Give a case to another officer',
      body: assignInput,
    },
    'POST /api/compliance/cases/{id}/checklist': {
      ...decide,
      summary: 'Answer the next question of the checklist',
      body: checklistInput,
    },
    'POST /api/compliance/cases/{id}/hits/{hitId}/decision': {
      ...decide,
      summary: 'Decide one possible match',
      params: z.strictObject({ id, hitId: id }),
      body: hitDecisionInput,
    },
    'POST /api/compliance/cases/{id}/clear': {
      ...decide,
      summary: 'The checks are done: what is held may be released; a case without an order ends',
      body: decisionInput,
    },
    'POST /api/compliance/cases/{id}/release': {
      ...decide,
      summary: 'Release the order; where two are needed the first call asks and a second person releases',
      body: decisionInput,
    },
    'POST /api/compliance/cases/{id}/reject': {
      ...decide,
      summary: 'Reject the order; the money goes back',
      body: decisionInput,
    },
    'POST /api/compliance/cases/{id}/block-funds': {
      ...decide,
      summary: 'Block the property of a listed person; the first call asks and a second person blocks',
      body: blockFundsInput,
    },
    'POST /api/compliance/cases/{id}/request-information': {
      ...decide,
      summary: 'Ask the office or the customer in neutral words; the clock of the case waits',
      body: requestInformationInput,
    },
    'POST /api/compliance/cases/{id}/answer': {
      ...add,
      summary: 'The office answers what was asked',
      body: answerInput,
    },
    'POST /api/compliance/cases/{id}/escalate': {
      ...decide,
      summary: 'To the desk of money laundering',
      body: escalateInput,
    },
    'POST /api/compliance/cases/{id}/notes': { ...add, summary: 'Write a note', body: caseNoteInput },
    'POST /api/compliance/cases/{id}/files': {
      ...add,
      summary: 'Keep uploaded files with the case',
      body: caseFilesInput,
    },
    'GET /api/compliance/cases/{id}/export': {
      summary:
        'The whole case to verify: inputs, hashes of the lists, versions, evidence, decisions, the chain',
      access: casesDecideAccess,
      params: idParams,
      query: z.strictObject({ format: z.enum(['pdf', 'json']) }),
      reply: 'stream',
    },
    'GET /api/compliance/officers': {
      summary: 'Who may be given a case',
      access: casesDecideAccess,
      reply: z.object({ rows: z.array(z.object({ id: z.string(), name: z.string(), open: z.number() })) }),
    },
    'GET /api/compliance/clocks': {
      summary: 'What is owed to authorities, the most urgent first',
      access: casesDecideAccess,
      query: z.strictObject({ filed: optional(z.enum(['true', 'false'])) }),
      reply: z.object({ rows: z.array(clockRow) }),
    },
    'POST /api/compliance/clocks/{id}/file': {
      ...decide,
      summary: 'It was filed, under this reference',
      body: fileClockInput,
    },
    'GET /api/compliance/ctr': {
      summary: 'The cash of a person on a business day as the form 112 of FinCEN asks for it',
      access: casesDecideAccess,
      query: ctrQuery,
      reply: ctrReport,
    },
    'GET /api/compliance/ctr/export': {
      summary: 'The same as a file',
      access: casesDecideAccess,
      query: ctrQuery.extend({ format: z.enum(['csv', 'json']) }),
      reply: 'stream',
    },
  }),
};
