import type { Language, ProblemCode } from '#domain/kernel/problem.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import type { ProblemParams } from '#domain/kernel/problem.messages.en.ts';
import type { Judgement } from './define-bulk.ts';

/** A row keeps code and parameters, so that every reader gets the message in their language. */
export function writeRowMessage(judgement: Judgement): string | null {
  return judgement.verdict === 'Refused' ? JSON.stringify([judgement.code, judgement.params ?? {}]) : null;
}

export function readRowMessage(stored: string | null, language: Language): string | null {
  if (stored === null) return null;
  const [code, params] = JSON.parse(stored) as [ProblemCode, ProblemParams];
  return problemMessage(code, language, params);
}

/** The message of a dry run, before anything is stored. */
export function judgementMessage(judgement: Judgement, language: Language): string | null {
  if (judgement.verdict === 'Changed') return null;
  if (judgement.verdict === 'Unchanged') return problemMessage('nothing-to-change', language);
  return problemMessage(judgement.code, language, judgement.params);
}
