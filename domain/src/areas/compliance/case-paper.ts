import { z } from 'zod';
import { wireMoney } from '../../kernel/money.ts';
import { instant } from '../../kernel/wire.ts';
import { caseActionChoice, caseRow, clockRow } from './cases.rows.ts';
import {
  caseEventKinds,
  checklistSteps,
  falsePositiveReasons,
  hitDecisions,
  informationWanted,
} from './cases.values.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** One fact of a person of the case. A number of a document shows its end only. */
const subjectFact = z.object({
  fact: z.enum(['name', 'birth', 'sex', 'country', 'id-number', 'phone', 'address', 'occupation']),
  value: z.string(),
});

/** Somebody or something of the case that was looked for on the lists. */
const subject = z.object({
  /** sender, receiver, altReceiver, customer, recipient, or the field of a thing. */
  role: z.string(),
  name: z.string(),
  /** The paper of this person, where one is kept. */
  customerId: z.string().nullable(),
  recipientId: z.string().nullable(),
  facts: z.array(subjectFact),
});

/** An entry of a list as it was when it was found. */
const listEntry = z.object({
  kind: z.string(),
  names: z.array(z.object({ name: z.string(), use: z.string() })),
  programs: z.array(z.string()),
  title: z.string(),
  remarks: z.string(),
  births: z.array(z.string()),
  birthPlaces: z.array(z.string()),
  sexes: z.array(z.string()),
  nationalities: z.array(z.string()),
  ids: z.array(z.object({ kind: z.string(), number: z.string(), country: z.string() })),
  addresses: z.array(z.string()),
  linkedTo: z.array(z.string()),
});

/** A line of the explanation of a score; the points of all lines add up to it. */
const scorePart = z.object({
  how: z.string(),
  query: z.string().optional(),
  candidate: z.string().optional(),
  role: z.string().optional(),
  /** 0 to 1. */
  similarity: z.number().optional(),
  /** Its share of the score were it perfect, 0 to 1. */
  share: z.number().optional(),
  rule: z.string().optional(),
  verdict: z.string().optional(),
  points: z.number(),
});

/** What made something different: the entry, the person, the configuration, the score, the programs, the time. */
const fieldDiff = z.object({
  what: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** A possible match, beside the person it was found for. */
const caseHit = z.object({
  id: z.string(),
  screeningId: z.string(),
  role: z.string(),
  subjectName: z.string(),
  /** Code of the list, the publisher's number, and the name of the entry that fits best. */
  source: z.string(),
  entryId: z.string(),
  name: z.string(),
  /** 0 to 1; OFAC's own search would show about `portalScore`, 0 to 100. */
  score: z.number(),
  nameScore: z.number(),
  portalScore: z.number(),
  status: z.string(),
  evidence: z.array(
    z.object({
      fact: z.string(),
      verdict: z.enum(['same', 'compatible', 'different', 'unknown']),
      subject: z.string(),
      listed: z.string(),
      points: z.number(),
    }),
  ),
  parts: z.array(scorePart),
  entry: listEntry,
  /** What the publisher changed since it was found; null where nothing did. */
  changedSince: z.array(fieldDiff).nullable(),
  /** Cleared before, and open again: what is new since then. */
  reopened: z.object({ at: instant, why: z.array(fieldDiff) }).nullable(),
  decision: z.enum(['open', ...hitDecisions, 'closed']),
  reasonCode: z.enum(falsePositiveReasons).nullable(),
  note: z.string(),
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** A false positive of 0.90 and more counts once a second person agrees; that one releases. */
  needsSecond: z.boolean(),
  /** High enough to block: the next order with this person is looked at again, whatever was decided. */
  isNeverRemembered: z.boolean(),
  /** Lists, configuration and engine of this screening. */
  basis: z.string(),
});
export type CaseHit = z.infer<typeof caseHit>;

const linkedOrder = z.object({
  id: z.string(),
  number: z.string(),
  service: z.string(),
  status: z.string(),
  at: instant,
  total: wireMoney,
});

/** A rule of holds that was met: what was measured, beside what is allowed. */
const caseRule = z.object({
  id: z.string(),
  code: z.string(),
  name: z.object({ en: z.string(), es: z.string() }),
  version: z.number(),
  action: z.string(),
  at: instant,
  measured: z.record(z.string(), z.unknown()),
  threshold: z.record(z.string(), z.unknown()),
  orders: z.array(linkedOrder),
});

const orderBrief = z.object({
  id: z.string(),
  number: z.string(),
  service: z.string(),
  status: z.string(),
  version: z.number(),
  office: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  agent: person.nullable(),
  createdAt: instant,
  purchasedAt: instant.nullable(),
  principal: wireMoney,
  total: wireMoney,
  paid: wireMoney,
  holdReasons: z.array(z.string()),
  stoppedAt: instant.nullable(),
});

/** Others who share something with the persons of the case, within 90 days. */
const caseLink = z.object({
  kind: z.enum(['phone', 'address', 'id']),
  /** Of a document its end only. */
  value: z.string(),
  person: z.string(),
  customerId: z.string().nullable(),
  recipientId: z.string().nullable(),
  role: z.enum(['sender', 'receiver']),
  orders: z.array(linkedOrder),
});

const checklistLine = z.object({
  step: z.enum(checklistSteps),
  /** null: not answered yet. Only the first of these may be answered. */
  answer: z.enum(['yes', 'no', 'unknown']).nullable(),
  note: z.string(),
  by: z.string(),
  at: instant.nullable(),
  isNext: z.boolean(),
});

const caseEvent = z.object({
  seq: z.number(),
  at: instant,
  /** '' is the engine. */
  by: z.string(),
  kind: z.enum(caseEventKinds),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

const caseFile = z.object({
  fileId: z.string(),
  name: z.string(),
  mime: z.string(),
  note: z.string(),
  by: z.string(),
  at: instant,
});

const priorDecision = z.object({
  at: instant,
  by: z.string(),
  role: z.string(),
  source: z.string(),
  name: z.string(),
  decision: z.string(),
  reasonCode: z.string().nullable(),
  note: z.string(),
  expiresAt: instant.nullable(),
});

/** A case with everything an officer decides on. */
export const casePaper = caseRow.extend({
  checkType: z.string(),
  isAml: z.boolean(),
  needsTwo: z.boolean(),
  assignee: person.nullable(),
  claimedAt: instant.nullable(),
  infoRequestedAt: instant.nullable(),
  information: z
    .object({ wanted: z.array(z.enum(informationWanted)), message: z.string(), to: z.string() })
    .nullable(),
  /** A first person decided, a second one has to do it. */
  asked: z.object({ action: z.enum(['Release', 'Lock', 'Clear']), by: person, at: instant }).nullable(),
  cleared: z.object({ by: person.nullable(), at: instant }).nullable(),
  closed: z.object({ by: person.nullable(), at: instant }).nullable(),
  order: orderBrief.nullable(),
  subjects: z.array(subject),
  hits: z.array(caseHit),
  rules: z.array(caseRule),
  checklist: z.array(checklistLine),
  events: z.array(caseEvent),
  /** Whether the chain of events is whole; the seq of the first that is not. */
  chain: z.object({ isWhole: z.boolean(), brokenAt: z.number().nullable(), head: z.string() }),
  notes: z.array(z.object({ at: instant, by: z.string(), body: z.string() })),
  files: z.array(caseFile),
  links: z.array(caseLink),
  prior: z.array(priorDecision),
  clocks: z.array(clockRow),
  /** Who looked, of a matter of money laundering. */
  readers: z.array(z.object({ by: z.string(), day: z.string(), times: z.number() })),
  actions: z.array(caseActionChoice),
});
export type CasePaper = z.infer<typeof casePaper>;
