import { z } from 'zod';
import { serviceTypes } from '../../access/service-type.ts';
import { instant } from '../../kernel/wire.ts';
import {
  caseActions,
  caseKinds,
  caseOutcomes,
  caseQueues,
  caseStates,
  clockKinds,
  clockStates,
  evidenceFlags,
} from './cases.values.ts';

/** A line of Services in Hold. */
export const caseRow = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  queue: z.enum(caseQueues),
  state: z.enum(caseStates),
  severity: z.number(),
  openedAt: instant,
  /** Until when it should be decided; while it waits for an answer it does not run. */
  slaAt: instant,
  isPaused: z.boolean(),
  kind: z.enum(caseKinds),
  /** Of an order: service type and number; null for a case of a person. */
  service: z.enum(serviceTypes).nullable(),
  orderNumber: z.string().nullable(),
  orderId: z.string().nullable(),
  /** US cents. */
  amount: z.string().nullable(),
  /** Sender › receiver of an order, or the person of the case. */
  parties: z.string(),
  office: z.string(),
  /** Codes of rules, and SANCTIONS, INTERNAL_BLOCK, MANUAL, REVIEW. */
  reasons: z.array(z.string()),
  /** 0 to 1, of the gravest hit; null without one. */
  score: z.number().nullable(),
  listedName: z.string(),
  /** Code of its list. */
  list: z.string(),
  programs: z.array(z.string()),
  birth: z.enum(evidenceFlags),
  idNumber: z.enum(evidenceFlags),
  country: z.enum(evidenceFlags),
  /** Decided hits of the same person before this case. */
  priorDecisions: z.number(),
  /** Who works on it, '' while nobody does. */
  holder: z.string(),
  isMine: z.boolean(),
  /** Persons who agreed, of how many it takes. */
  approvals: z.number(),
  approvalsNeeded: z.number(),
  outcome: z.enum(caseOutcomes).nullable(),
});
export type CaseRow = z.infer<typeof caseRow>;

/** A button of the case: whether it would go through, and why not. */
export const caseActionChoice = z.object({
  action: z.enum(caseActions),
  allowed: z.boolean(),
  reason: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type CaseActionChoice = z.infer<typeof caseActionChoice>;

/** What is owed to an authority. */
export const clockRow = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(clockKinds),
  state: z.enum(clockStates),
  caseId: z.string().nullable(),
  caseNumber: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  customerId: z.string().nullable(),
  customer: z.string().nullable(),
  startedOn: z.string(),
  dueOn: z.string(),
  /** Days until it ends, business days for OFAC; negative once it is over. */
  daysLeft: z.number(),
  filedAt: instant.nullable(),
  filedBy: z.string().nullable(),
  reference: z.string(),
  note: z.string(),
});
export type ClockRow = z.infer<typeof clockRow>;
