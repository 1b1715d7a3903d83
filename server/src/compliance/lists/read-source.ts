import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListPart } from '#domain/areas/compliance/lists.values.ts';
import type { ComparedEntry } from './diff-published.ts';
import { identityHash } from './identity-hash.ts';
import type { ListCode, ListEntry } from './list-entry.ts';
import type { ActiveFacts, GuardLimits, VersionFacts, VersionFault } from './list-guards.ts';
import { guardVersion } from './list-guards.ts';
import { hasEndMark, readListText, withoutEndMark } from './list-text.ts';
import type { ReadRow } from './join-published.ts';
import { joinPublished, withNewer } from './join-published.ts';
import { readStateRows } from './read-state-rows.ts';
import { readAddRows, readAltRows, readCommentRows, readSdnRows } from './ofac-rows.ts';
import type { RowProblem } from './read-csv.ts';

/** One file of a source as it came. */
export interface SourceFile {
  readonly part: ListPart;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadPart {
  readonly part: ListPart;
  readonly rows: number;
  readonly problems: readonly RowProblem[];
  readonly hasEndMark: boolean;
  readonly fault: VersionFault | undefined;
}

export interface ReadEntry extends ComparedEntry {
  readonly entry: ListEntry;
}

export interface SourceReading {
  readonly parts: readonly ReadPart[];
  /** The first reason why this may not become active, and in which file. */
  readonly fault: { readonly part: ListPart; readonly fault: VersionFault } | undefined;
  readonly entries: readonly ReadEntry[];
}

export interface ReadingRules {
  readonly source: ListCode;
  /** Of the main file. */
  readonly limits: GuardLimits;
  /** What the active version's files were, by part. */
  readonly active: ReadonlyMap<ListPart, ActiveFacts>;
}

/** Reads all files of a source and judges each of them; lets others have their turn between two files. */
export async function readSource(files: readonly SourceFile[], rules: ReadingRules): Promise<SourceReading> {
  const parsed = new Map<ListPart, Parsed>();
  const parts: ReadPart[] = [];
  for (const { part, bytes } of files) {
    await nextTurn();
    const text = readListText(bytes);
    if (typeof text === 'string') {
      const rows = parse(rules.source, part, text);
      parsed.set(part, rows);
      parts.push(judge(part, { text, ...rows }, rules));
    } else parts.push(unread(part, text.fault));
  }
  if (!files.some(({ part }) => part === 'main')) parts.push(unread('main', 'empty'));
  const bad = parts.find(({ fault }) => fault !== undefined);
  if (bad?.fault) return { parts, fault: { part: bad.part, fault: bad.fault }, entries: [] };
  await nextTurn();
  return { parts, fault: undefined, entries: entriesOf(rules.source, parsed) };
}

function unread(part: ListPart, fault: VersionFault): ReadPart {
  return { part, rows: 0, problems: [], hasEndMark: false, fault };
}

function judge(
  part: ListPart,
  { text, rows, problems }: Parsed & { text: string },
  { limits, active }: ReadingRules,
): ReadPart {
  const facts: VersionFacts = {
    rows: rows.length,
    problems,
    lastLine: withoutEndMark(text).split(/\r\n|\n|\r/).length,
    hasEndMark: hasEndMark(text),
  };
  const own = part === 'main' ? limits : { ...limits, minRows: 1 };
  const before = part === 'comments' || part === 'newer-main' ? undefined : active.get(part);
  const { hasEndMark: isWhole } = facts;
  return { part, rows: rows.length, problems, hasEndMark: isWhole, fault: guardVersion(facts, before, own) };
}

/** The rows of one file: of OFAC in the columns of its part, of the State Department entries already. */
interface Parsed {
  readonly rows: readonly object[];
  readonly problems: readonly RowProblem[];
}

function parse(source: ListCode, part: ListPart, text: string): Parsed {
  return source === 'CRL' || source === 'CPA' ? readStateRows(source, text) : rowReaders[part](text);
}

const rowReaders = {
  main: readSdnRows,
  'newer-main': readSdnRows,
  alt: readAltRows,
  add: readAddRows,
  comments: readCommentRows,
};

function entriesOf(source: ListCode, parsed: ReadonlyMap<ListPart, Parsed>): ReadEntry[] {
  const rows = (part: ListPart) => (parsed.get(part)?.rows ?? []) as never[];
  const read: readonly ReadRow[] =
    source === 'CRL' || source === 'CPA'
      ? rows('main')
      : joinPublished(source, {
          sdn: withNewer(rows('main'), rows('newer-main')),
          alt: rows('alt'),
          add: rows('add'),
          comments: rows('comments'),
        });
  return read.map(({ entry, published }) => ({
    id: entry.id,
    name: entry.names[0]?.name ?? '',
    programs: entry.programs,
    identityHash: identityHash(entry),
    entry,
    published,
  }));
}

/** One hash for all files of a version. */
export function hashFiles(files: readonly { readonly part: ListPart; readonly sha256: string }[]): string {
  const lines = files.map(({ part, sha256 }) => `${part} ${sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
