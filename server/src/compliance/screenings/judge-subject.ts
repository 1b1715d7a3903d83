import { identityHash } from '../lists/identity-hash.ts';
import type { NameIndex } from '../screening/name-index.ts';
import type { Hit, HitStatus, Screening } from '../screening/screen.ts';
import { screen } from '../screening/screen.ts';
import type { Asked, KeptSubject } from './asked-subject.ts';
import { keptOf, subjectHash } from './asked-subject.ts';
import type { ActiveConfig } from './config-of-version.queries.ts';
import type { MemoryKey } from './memories.queries.ts';
import { memoryName } from './memories.queries.ts';
import type { Memory, Reopened } from './reopen-memory.ts';
import { whyReopened } from './reopen-memory.ts';

export type JudgedStatus = HitStatus | 'remembered';
export type ScreeningResult = 'clear' | 'auto-cleared' | 'remembered' | 'potential' | 'unreadable';

/** A hit with what an earlier decision says of it. */
export interface JudgedHit {
  readonly hit: Hit;
  readonly identityHash: string;
  readonly status: JudgedStatus;
  readonly memoryId: string | null;
  /** Set where a decision was known and does not count any more. */
  readonly reopened: readonly Reopened[] | null;
}

/** A subject compared with the lists, nothing decided yet. */
export interface Compared {
  readonly asked: Asked;
  readonly kept: KeptSubject;
  readonly subjectHash: string;
  readonly found: Screening;
  readonly microseconds: number;
}

export interface Judged extends Compared {
  readonly hits: readonly JudgedHit[];
  readonly result: ScreeningResult;
}

export function compare(index: NameIndex, asked: Asked, config: ActiveConfig): Compared {
  const begun = process.hrtime.bigint();
  const all = screen(index, asked.subject, config);
  const microseconds = Number((process.hrtime.bigint() - begun) / 1000n);
  const hits = all.hits.filter((hit) => asked.kind !== 'thing' || namesThing(hit));
  const found = { ...all, hits: hits.slice(0, config.maxHits) };
  return { asked, kept: keptOf(asked), subjectHash: subjectHash(asked), found, microseconds };
}

/**
 * A thing is named as its trade names it, so on other lists than those of Cuba only the very name counts: the bank BANDEC
 * of every second card is one letter from the listed BANDES.
 */
function namesThing({ entry, status }: Hit): boolean {
  return status === 'block' || entry.list === 'CRL' || entry.list === 'CPA';
}

/** Decisions that could count for what was found; facts that clear by themselves need none. */
export function keysOf({ asked, subjectHash: hash, found }: Compared): MemoryKey[] {
  return found.hits
    .filter(({ status }) => status !== 'auto-cleared')
    .map(({ entry }) => ({
      kind: asked.kind,
      id: asked.id,
      subjectHash: hash,
      orderId: asked.orderId,
      source: entry.list,
      entryId: entry.id,
    }));
}

export function judge(
  compared: Compared,
  memories: ReadonlyMap<string, Memory>,
  { config, at }: { config: ActiveConfig; at: Date },
): Judged {
  const { asked, kept, subjectHash: hash, found } = compared;
  const hits = found.hits.map((hit): JudgedHit => {
    const own = { hit, identityHash: identityHash(hit.entry) };
    const key = { ...asked, subjectHash: hash, source: hit.entry.list, entryId: hit.entry.id };
    const memory = hit.status === 'auto-cleared' ? undefined : memories.get(memoryName(key));
    if (memory === undefined) return { ...own, status: hit.status, memoryId: null, reopened: null };
    const why = whyReopened(memory, {
      hit,
      subjectHash: hash,
      subject: kept,
      settings: config,
      configVersion: Number(config.version),
      at,
    });
    return why.length === 0
      ? { ...own, status: 'remembered', memoryId: memory.id, reopened: null }
      : { ...own, status: hit.status, memoryId: memory.id, reopened: why };
  });
  return { ...compared, hits, result: resultOf(hits, found.unreadable !== undefined) };
}

/** Somebody has to look at it. */
export function isOpen({ status }: { readonly status: JudgedStatus }): boolean {
  return status === 'block' || status === 'alert' || status === 'review';
}

function resultOf(hits: readonly JudgedHit[], isUnreadable: boolean): ScreeningResult {
  if (isUnreadable) return 'unreadable';
  if (hits.some(isOpen)) return 'potential';
  if (hits.some(({ status }) => status === 'remembered')) return 'remembered';
  return hits.length > 0 ? 'auto-cleared' : 'clear';
}
