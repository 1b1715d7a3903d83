import type { ListEntry } from '../lists/list-entry.ts';
import { identityHash } from '../lists/identity-hash.ts';
import type { Hit } from '../screening/screen.ts';
import type { KeptSubject } from './asked-subject.ts';
import type { MatchSettings } from './config-of-version.queries.ts';

/** What made an earlier decision not count any more, as the officer reads it. */
export interface Reopened {
  readonly what: 'entry' | 'person' | 'config' | 'score' | 'programs' | 'expired' | 'block';
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** An earlier decision that a hit was a false alarm. */
export interface Memory {
  readonly id: string;
  readonly subjectHash: string;
  readonly identityHash: string;
  readonly entry: ListEntry;
  readonly subject: KeptSubject;
  readonly score: number;
  readonly settings: MatchSettings;
  readonly configVersion: number;
  readonly expiresAt: Date;
  readonly scope: 'all' | 'order';
  readonly orderId: string | null;
  /** Why it was re-opened before; until somebody decides anew it stays so. */
  readonly reopenedWhy: readonly Reopened[] | null;
}

export interface Remembering {
  readonly hit: Hit;
  readonly subjectHash: string;
  readonly subject: KeptSubject;
  readonly settings: MatchSettings;
  readonly configVersion: number;
  readonly at: Date;
}

/** How much more than at the decision a score may be. */
const SCORE_SLACK = 0.02;

/** What has changed since the decision; with nothing changed the hit is remembered and nobody is asked. */
export function whyReopened(memory: Memory, now: Remembering): readonly Reopened[] {
  const changes = [
    ...entryChanges(memory, now),
    ...programChanges(memory.entry, now.hit.entry),
    ...personChanges(memory, now),
    ...configChanges(memory, now),
    ...(now.hit.score > memory.score + SCORE_SLACK
      ? [{ what: 'score' as const, field: 'score', before: memory.score, after: round(now.hit.score) }]
      : []),
    ...(memory.expiresAt <= now.at
      ? [
          {
            what: 'expired' as const,
            field: 'expiresAt',
            before: memory.expiresAt.toISOString(),
            after: null,
          },
        ]
      : []),
    // Nobody is let go by memory whose funds would be frozen.
    ...(now.hit.status === 'block'
      ? [{ what: 'block' as const, field: 'status', before: memory.score, after: round(now.hit.score) }]
      : []),
  ];
  return changes.length === 0 && memory.reopenedWhy !== null ? memory.reopenedWhy : changes;
}

function entryChanges(memory: Memory, { hit }: Remembering): Reopened[] {
  if (memory.identityHash === identityHash(hit.entry)) return [];
  const facts = (entry: ListEntry): Record<string, readonly string[]> => ({
    kind: [entry.kind],
    names: entry.names.map(({ name, use }) => (use === 'weak' ? `${name} (weak)` : name)),
    births: entry.births.map(({ year, month, day, yearTo }) =>
      [year, month, day]
        .filter((part) => part !== undefined)
        .join('-')
        .concat(yearTo ? ` – ${yearTo}` : ''),
    ),
    birthPlaces: entry.birthPlaces,
    sexes: entry.sexes,
    nationalities: entry.nationalities,
    ids: entry.ids.map(({ kind, number, country }) => [kind, number, country].filter(Boolean).join(' ')),
  });
  return fieldChanges('entry', facts(memory.entry), facts(hit.entry));
}

/** Only a program that blocks asks anew; other changes of programs leave the person who they are. */
function programChanges(before: ListEntry, after: ListEntry): Reopened[] {
  const added = after.programs.filter((program) => !before.programs.includes(program));
  const isBlocking = after.list !== 'OFAC_CONS' && added.length > 0;
  return isBlocking
    ? [{ what: 'programs', field: 'programs', before: before.programs, after: after.programs }]
    : [];
}

function personChanges(memory: Memory, { subjectHash, subject }: Remembering): Reopened[] {
  if (memory.subjectHash === subjectHash) return [];
  const facts = (kept: KeptSubject): Record<string, unknown> => ({ ...kept, parts: undefined });
  const changes = fieldChanges('person', facts(memory.subject), facts(subject));
  return changes.length > 0
    ? changes
    : [{ what: 'person', field: 'name', before: memory.subject.name, after: subject.name }];
}

/** Only what could alert more: a threshold that went down, or a fact or alias that counts otherwise. */
function configChanges(memory: Memory, { settings, configVersion }: Remembering): Reopened[] {
  if (memory.configVersion === configVersion) return [];
  const lowered = (['review', 'alert', 'block'] as const).filter(
    (name) => settings.thresholds[name] < memory.settings.thresholds[name],
  );
  return lowered.map((field) => ({
    what: 'config',
    field,
    before: memory.settings.thresholds[field],
    after: settings.thresholds[field],
  }));
}

function fieldChanges(
  what: 'entry' | 'person',
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Reopened[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ what, field, before: before[field] ?? null, after: after[field] ?? null }));
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
