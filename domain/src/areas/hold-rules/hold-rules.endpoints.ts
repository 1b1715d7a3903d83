import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, idParams, instant, text } from '../../kernel/wire.ts';
import { ruleInput, ruleMeasure } from './rule.schema.ts';
import { checkTypes, ruleActions, ruleStatuses } from './rule.values.ts';

const access = {
  who: ['corporationCompliance', 'complianceAml'],
  rights: ['SettingsHoldRules'],
} as const;

const who = z.string().nullable();

/** A version of a rule; who made it and who agreed. Shipped ones are nobody's. */
export const ruleVersion = z.object({
  id: z.string(),
  code: z.string(),
  version: z.int(),
  /** Of the row; sent back as If-Match. */
  revision: z.int(),
  name: z.object({ en: z.string(), es: z.string() }),
  measure: ruleMeasure,
  action: z.enum(ruleActions),
  checkType: z.enum(['Ofac', ...checkTypes]),
  services: z.array(z.string()),
  isOn: z.boolean(),
  isAml: z.boolean(),
  source: z.string(),
  activeFrom: instant,
  activeTo: instant.nullable(),
  status: z.enum(ruleStatuses),
  reason: z.string(),
  createdBy: who,
  createdAt: instant,
  askedBy: who,
  askedAt: instant.nullable(),
  approvedBy: who,
  approvedAt: instant.nullable(),
  droppedBy: who,
  droppedAt: instant.nullable(),
  /** Whoever wrote it or asked for it cannot activate it. */
  isMine: z.boolean(),
});
export type RuleVersion = z.output<typeof ruleVersion>;

const ruleSummary = z.object({
  code: z.string(),
  /** What counts now; a rule that was never activated has none. */
  current: ruleVersion.nullable(),
  /** Activated, and still to begin. */
  planned: z.array(ruleVersion),
  /** Draft, or waiting for a second person. */
  open: ruleVersion.nullable(),
  /** Orders of the last 30 days in which it found something. */
  hits: z.int(),
});
export type RuleSummary = z.output<typeof ruleSummary>;

const replayedOrder = z.object({
  id: z.string(),
  number: z.string(),
  at: instant,
  office: z.string(),
  sender: z.string(),
  /** US cents. */
  amount: z.string(),
  status: z.string(),
});

/** Orders of a past period under a draft beside what counts now. */
export const whatIf = z.object({
  from: instant,
  to: instant,
  /** Orders that were looked at; the newest, if there were more. */
  judged: z.int(),
  isLimited: z.boolean(),
  /** Orders that do not carry what the rule asks for. */
  unknown: z.int(),
  before: z.int(),
  after: z.int(),
  /** Found by the draft alone, and by the version of now alone; the lists are cut. */
  added: z.object({ count: z.int(), orders: z.array(replayedOrder) }),
  removed: z.object({ count: z.int(), orders: z.array(replayedOrder) }),
});
export type WhatIf = z.output<typeof whatIf>;

export const holdRulesEndpoints = endpoints({
  'GET /api/settings/hold-rules': {
    summary: 'Every rule that holds, refuses or asks for a look: what counts, what is planned, what waits',
    access,
    reply: z.object({ rules: z.array(ruleSummary) }),
  },
  'GET /api/settings/hold-rules/{code}/history': {
    summary: 'Every version of a rule: who wrote it, who agreed, since when it counts',
    access,
    params: z.strictObject({ code: z.string().max(30) }),
    reply: z.object({ versions: z.array(ruleVersion) }),
  },
  'POST /api/settings/hold-rules': {
    summary: 'Draft a version of a rule, or a new rule',
    access,
    body: ruleInput,
    idempotent: true,
    reply: created,
  },
  'PUT /api/settings/hold-rules/{id}': {
    summary: 'Edit a draft',
    access,
    params: idParams,
    body: ruleInput,
    ifMatch: true,
    reply: created,
  },
  'POST /api/settings/hold-rules/{id}/ask': {
    summary: 'Ask a second person to activate a draft',
    access,
    params: idParams,
    body: z.strictObject({ reason: text(300) }),
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'POST /api/settings/hold-rules/{id}/activate': {
    summary: 'Activate what somebody else asked for',
    access,
    params: idParams,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'POST /api/settings/hold-rules/{id}/drop': {
    summary: 'Throw a draft away, or refuse what was asked for',
    access,
    params: idParams,
    body: z.strictObject({ reason: text(300) }),
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'POST /api/settings/hold-rules/what-if': {
    summary: 'Orders of the last 30 days under a draft, beside the version of now',
    access,
    body: ruleInput,
    reply: whatIf,
  },
});
