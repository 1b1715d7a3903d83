import { createRequire } from 'node:module';
import { customersOfSeller } from './open-sales.queries.ts';
import type { Sent } from './sales-server.ts';

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue: (value: unknown) => Buffer | string | null;
};

/** What is another one in every sale: keys and ids as whole words, also inside of JSON; a hash may hold such digits. */
const fresh = {
  order: /\b71\d{10}\b/,
  payment: /\b72\d{10}\b/,
  customer: /\b73\d{10}\b/,
  recipient: /\b74\d{10}\b/,
  number: /MT-[A-Z]+-\d+-\d/,
  key: /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/,
} as const;
const pattern = new RegExp(
  Object.entries(fresh)
    .map(([name, { source }]) => `(?<${name}>${source})`)
    .join('|'),
  'g',
);

/**
 * A script for pgbench that sends what the server sent, each client what was recorded of one seller. What stays
 * the same in all sales of a seller is written into the statement; ids come from the answers, keys are random.
 */
export function writeScript(recordings: readonly (readonly Sent[])[]): string {
  const branches = recordings.map((sent, at) => [
    `\\${at === 0 ? 'if' : 'elif'} :client_id % ${recordings.length} = ${at}`,
    ...sent.map(writeStatement),
  ]);
  const sets = [
    '\\set r random(1, 9000000000000000000)',
    `\\set party :client_id * 10000 + random(0, ${customersOfSeller - 1})`,
    '\\set customer 730000000000 + :party',
    '\\set recipient 740000000000 + :party',
  ];
  return [sets, ...branches, ['\\endif', '']].flat().join('\n');
}

function writeStatement({ text, values }: Sent): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$(\d+)/g, (_, place: string) => writeValue(prepareValue(values[Number(place) - 1])));
  const answer = /^insert into "?(orders|payments)"? /.exec(line)?.[1];
  return `${line}${answer === undefined ? ';' : ` \\gset ${answer}_`}`;
}

function writeValue(value: Buffer | string | null): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  const parts: string[] = [];
  let from = 0;
  for (const found of value.matchAll(pattern)) {
    parts.push(quote(value.slice(from, found.index)), variableOf(found));
    from = found.index + found[0].length;
  }
  const [only, ...others] = [...parts, quote(value.slice(from))].filter((part) => part !== quote(''));
  if (only === undefined) return quote('');
  if (others.length === 0) return only;
  return `(${[only, ...others].map((part) => `${part}::text`).join(' || ')})${isJson(value) ? '::jsonb' : ''}`;
}

/** What is put together is text for PostgreSQL, which does not take it for JSON by itself. */
function isJson(value: string): boolean {
  if (!/^[{[]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function variableOf({ groups = {}, 0: text }: RegExpMatchArray): string {
  if (groups['order'] !== undefined) return ':orders_id';
  if (groups['payment'] !== undefined) return ':payments_id';
  if (groups['customer'] !== undefined) return ':customer';
  if (groups['recipient'] !== undefined) return ':recipient';
  if (groups['number'] !== undefined) return `('MT-' || (:r)::text)`;
  return `('${text.slice(0, 9)}' || (:r)::text)`;
}

/** A colon would begin a variable of pgbench, so it is written by its number. */
function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', '\\x3a')
    .replaceAll('\n', '\\n');
  return escaped === text ? `'${text}'` : `E'${escaped}'`;
}
