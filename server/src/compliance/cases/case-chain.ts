import { createHash } from 'node:crypto';

/** What of an event is hashed; the order of names does not matter. */
export interface ChainedEvent {
  readonly seq: number;
  readonly at: Date;
  readonly userId: string | null;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The hash before the first event. */
export const chainStart = '0'.repeat(64);

/** sha256 over the canonical JSON of an event and the hash before it, in hexadecimal. */
export function hashOfEvent(prevHash: string, { seq, at, userId, kind, data }: ChainedEvent): string {
  const text = canonicalJson({ prevHash, seq, at: at.toISOString(), userId, kind, data });
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** JSON with sorted names and without blanks: the same value is always the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
  return `{${entries.join(',')}}`;
}

export interface StoredEvent extends ChainedEvent {
  readonly prevHash: string;
  readonly hash: string;
}

export interface ChainVerdict {
  readonly isWhole: boolean;
  /** `seq` of the first event that is missing or was changed. */
  readonly brokenAt: number | null;
  readonly head: string;
}

/** Computes a chain again: numbers without gaps, every hash right, and the end where the case says it is. */
export function verifyEvents(
  events: readonly StoredEvent[],
  end: { readonly head: string; readonly length: number },
): ChainVerdict {
  let prevHash = chainStart;
  for (const [index, event] of events.entries()) {
    const isRight =
      event.seq === index + 1 && event.prevHash === prevHash && event.hash === hashOfEvent(prevHash, event);
    if (!isRight) return { isWhole: false, brokenAt: index + 1, head: prevHash };
    prevHash = event.hash;
  }
  const isWhole = events.length === end.length && (events.length === 0 || prevHash === end.head);
  return { isWhole, brokenAt: isWhole ? null : Math.min(events.length, end.length) + 1, head: prevHash };
}
