import type { ListBirth, ListIdNumber, ListName } from './list-entry.ts';
import { readBirth } from './read-birth.ts';

export interface Remarks {
  readonly births: readonly ListBirth[];
  readonly birthPlaces: readonly string[];
  readonly sexes: readonly ('M' | 'F')[];
  readonly nationalities: readonly string[];
  readonly ids: readonly ListIdNumber[];
  readonly linkedTo: readonly string[];
  /** Quoted names: weak aliases, by what is written before them. */
  readonly weakNames: readonly ListName[];
}

/** Kinds of numbers whose heads have no "No." or "Number"; the others are found by it. */
const idHeads =
  /^(passport|cedula|c\.?u\.?r\.?p\.?|r\.?f\.?c\.?|d\.?n\.?i\.?|s\.?s\.?n\.?|n\.?i\.?t\.?|i\.?f\.?e\.?|c\.?u\.?i\.?t\.?|identification|mmsi|swift\/bic|vessel registration identification imo|bik|v\.?a\.?t\.?|l\.?e\.?|r\.?t\.?n\.?)$/i;
const idShape =
  /^(?:alt\. )?([A-Za-z][A-Za-z.,'’/& -]*?)(?:\s+(No\.?|Number|#))?[:\s]+([A-Z0-9][A-Z0-9 ./-]*)(?:\s+\(([^)]*)\))?(?:\s+.*)?$/;
const quoted = /^(?:alt\. )?([afn])\.k\.a\.,? '(.+?)'\.?$/i;

/** Takes the remarks of a row apart; what is not understood stays in the text only. */
export function readRemarks(text: string): Remarks {
  const found = {
    births: [] as ListBirth[],
    birthPlaces: [] as string[],
    sexes: [] as ('M' | 'F')[],
    nationalities: [] as string[],
    ids: [] as ListIdNumber[],
    linkedTo: [] as string[],
    weakNames: [] as ListName[],
  };
  for (const part of text.split(/;\s*/)) readPart(part.trim().replace(/\.$/, ''), found);
  return found;
}

type Found = {
  -readonly [Key in keyof Remarks]: Remarks[Key] extends readonly (infer Item)[] ? Item[] : never;
};

function readPart(part: string, found: Found): void {
  const weak = quoted.exec(part);
  if (weak) {
    found.weakNames.push({ name: weak[2] ?? '', use: 'weak' });
    return;
  }
  const [, head = '', rest = ''] =
    /^(?:alt\. )?(DOB|POB|nationality|citizen|Gender|Linked To:)\s+(.+)$/i.exec(part) ?? [];
  if (head === '') readNumber(part, found);
  else readFact(head.toLowerCase(), rest, found);
}

function readFact(head: string, rest: string, found: Found): void {
  if (head === 'dob') {
    const birth = readBirth(rest);
    if (birth) found.births.push(birth);
  } else if (head === 'pob') found.birthPlaces.push(rest);
  else if (head === 'gender') {
    const sex = /^m/i.test(rest) ? 'M' : /^f/i.test(rest) ? 'F' : undefined;
    if (sex) found.sexes.push(sex);
  } else if (head === 'linked to:') found.linkedTo.push(rest);
  else found.nationalities.push(rest);
}

function readNumber(part: string, found: Found): void {
  const [, head = '', mark, number = '', country] = idShape.exec(part) ?? [];
  const compact = number.trim();
  if (!/\d/.test(compact) || compact.length < 4) return;
  if (mark === undefined && !idHeads.test(head)) return;
  if (/phone|fax|date|executive order|section/i.test(head)) return;
  found.ids.push({
    kind: mark ? `${head} ${mark}` : head,
    number: compact,
    ...(country ? { country } : {}),
  });
}
