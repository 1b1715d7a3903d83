import type { ProblemParams } from './problem.messages.en.ts';
import { problemMessagesEn } from './problem.messages.en.ts';
import { problemMessagesEs } from './problem.messages.es.ts';

export type Language = 'en' | 'es';
export type ProblemCode = keyof typeof problemMessagesEn;

/** Status of each refusal; 401 and 403 end the session in the browser, so only these few use them. */
const statuses: Partial<Record<ProblemCode, number>> = {
  'bad-input': 400,
  'not-json': 400,
  'unknown-column': 400,
  'wrong-filter': 400,
  'session-ended': 401,
  'office-not-yours': 403,
  'not-found': 404,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-many-files': 422,
  'version-old': 412,
  'wrong-password': 422,
  'wrong-code': 422,
  'login-expired': 422,
  'enrolment-expired': 422,
  'link-not-valid': 422,
  'field-refused': 422,
  'nothing-selected': 422,
  'selection-too-large': 422,
  'value-refused': 422,
  'window-over': 422,
  'reason-missing': 422,
  'guard-failed': 422,
  'own-rule': 422,
  'what-if-waits': 422,
  'key-elsewhere': 422,
  'key-reused': 422,
  'card-declined': 422,
  'card-unknown': 422,
  'payment-not-authorised': 422,
  'refund-more-than-paid': 422,
  'fund-insufficient': 422,
  'own-order': 422,
  'case-not-claimed': 422,
  'hits-open': 422,
  'checklist-open': 422,
  'checklist-order': 422,
  'true-match-found': 422,
  'no-true-match': 422,
  'case-not-cleared': 422,
  'compliance-only': 422,
  'if-match-missing': 428,
  'idempotency-key-missing': 428,
  'too-many-requests': 429,
  'account-locked': 429,
  internal: 500,
  'not-ready': 503,
};

/** One field that was refused, with the path in the request and the reason in the caller's language. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A refusal that the caller is told about: thrown anywhere, answered as `{message, code, details}`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  readonly details: unknown;

  constructor(code: ProblemCode, params: ProblemParams = {}, details?: unknown) {
    super(code);
    this.code = code;
    this.params = params;
    this.details = details;
  }
}

/** HTTP status of a code; 409 where the table names none. */
export function problemStatus(code: ProblemCode): number {
  return statuses[code] ?? 409;
}

/** The message of a code in a language, `{name}` replaced by its parameter. */
export function problemMessage(code: ProblemCode, language: Language, params: ProblemParams = {}): string {
  const messages = language === 'es' ? problemMessagesEs : problemMessagesEn;
  return messages[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** One refused field as a problem of its own: the form shows it where it was typed. */
export function fieldProblem(path: string, code: ProblemCode, params: ProblemParams = {}): Problem {
  return new Problem('field-refused', {}, { fields: [{ path, code, params }] });
}
