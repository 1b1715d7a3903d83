// `npm run -s screen:names -- --sdn FILE --alt FILE [--add FILE --comments FILE]`: names as lines of JSON on standard
// input (a text, or name with birthDate, country, kind …), the hits of each on standard output.
import { guardVersion } from '../server/src/compliance/lists/list-guards.ts';
import { hasEndMark, readListText, withoutEndMark } from '../server/src/compliance/lists/list-text.ts';
import { joinOfacFiles } from '../server/src/compliance/lists/ofac-entries.ts';
import {
  readAddRows,
  readAltRows,
  readCommentRows,
  readSdnRows,
} from '../server/src/compliance/lists/ofac-rows.ts';
import type { RowProblem } from '../server/src/compliance/lists/read-csv.ts';
import { rounded } from '../server/src/compliance/screening/explain-score.ts';
import { defaultConfig } from '../server/src/compliance/screening/match-config.ts';
import { buildIndex } from '../server/src/compliance/screening/name-index.ts';
import { readSubject } from '../server/src/compliance/screening/read-subject.ts';
import type { Hit } from '../server/src/compliance/screening/screen.ts';
import { screen } from '../server/src/compliance/screening/screen.ts';
import { parseOrStop, readOrStop, stop } from './screening/command.ts';
import { eachJsonLine } from './screening/json-lines.ts';

const { values } = parseOrStop({
  options: {
    sdn: { type: 'string', multiple: true },
    alt: { type: 'string', multiple: true },
    add: { type: 'string', multiple: true },
    comments: { type: 'string', multiple: true },
  },
});
if (!values.sdn) stop('--sdn FILE is wanted');

/** Files named by hand may be excerpts with a bad row; one of another kind has hardly a good one. */
const limits = { minRows: 1, maxShrinkPct: 100, maxProblemPct: 10 };

const { entries } = joinOfacFiles('OFAC_SDN', {
  sdn: lastOfEach(values.sdn.flatMap((file) => rowsOf(file, readSdnRows))),
  alt: (values.alt ?? []).flatMap((file) => rowsOf(file, readAltRows)),
  add: (values.add ?? []).flatMap((file) => rowsOf(file, readAddRows)),
  comments: (values.comments ?? []).flatMap((file) => rowsOf(file, readCommentRows)),
});
const index = buildIndex(entries);

await eachJsonLine((line) => {
  const subject = readSubject(subjectOf(line));
  if (!subject) return { error: 'a name is wanted' };
  const { hits, unreadable } = screen(index, subject, defaultConfig);
  const query = subject.name ?? subject.parts ?? null;
  return { query, hits: hits.map(shown), ...(unreadable ? { unreadable } : {}) };
});

/** `query` may be the subject, or its name beside the other facts. */
function subjectOf(line: object): unknown {
  if (!('query' in line)) return line;
  return typeof line.query === 'string' ? { ...line, name: line.query } : line.query;
}

function shown({ entry, name, score, nameScore, parts, ...hit }: Hit): object {
  return {
    id: entry.id,
    name: entry.names[0]?.name ?? name,
    matchedName: name,
    kind: entry.kind,
    programs: entry.programs,
    score: rounded(score),
    nameScore: rounded(nameScore),
    ...hit,
    parts: parts.map((part) => ({ ...part, points: rounded(part.points) })),
  };
}

/** Of rows with one number the last file's counts. */
function lastOfEach<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function rowsOf<Row>(
  file: string,
  read: (text: string) => { rows: readonly Row[]; problems: readonly RowProblem[] },
): readonly Row[] {
  const text = readListText(readOrStop(file));
  if (typeof text !== 'string') return stop(`${file}: ${text.fault}`);
  const { rows, problems } = read(text);
  for (const { line, problem } of problems.slice(0, 20))
    console.error(`${file}:${line}: left out, ${problem}`);
  // Nobody would be found in a file of another kind, which must not look like a clear answer.
  const lastLine = withoutEndMark(text).split(/\r\n|\n|\r/).length;
  const facts = { rows: rows.length, problems, lastLine, hasEndMark: hasEndMark(text) };
  const fault = guardVersion(facts, undefined, limits);
  return fault ? stop(`${file}: refused, ${fault}`) : rows;
}
