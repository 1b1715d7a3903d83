import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ListPart } from '#domain/areas/compliance/lists.values.ts';
import { readProhibitedAccommodations, readRestrictedList } from './cuba-entries.ts';
import type { ListCode, ListEntry } from './list-entry.ts';
import { readListText } from './list-text.ts';
import { joinOfacFiles } from './ofac-entries.ts';
import { readAddRows, readAltRows, readCommentRows, readSdnRows } from './ofac-rows.ts';
import { withNewer } from './join-published.ts';

/** A file that the product brings along. */
export interface ShippedFile {
  readonly list: ListCode;
  readonly file: string;
  readonly part: ListPart;
  /** The day of the file, or the newest day that its rows show; `yyyy-MM-dd` or `yyyy-MM`. */
  readonly publishedOn: string;
}

/** Public-domain files of the US government, the newest that could be had; where from stands in data/sanctions/README.md. */
export const shippedFiles: readonly ShippedFile[] = [
  { list: 'OFAC_SDN', part: 'main', file: 'sdn_2024-05-03.csv', publishedOn: '2024-05-03' },
  { list: 'OFAC_SDN', part: 'newer-main', file: 'sdn_2026_excerpt_cuba_eo14404.csv', publishedOn: '2026-05' },
  { list: 'OFAC_SDN', part: 'alt', file: 'alt_2024-09.csv', publishedOn: '2024-09' },
  { list: 'OFAC_SDN', part: 'add', file: 'add_2025-02.csv', publishedOn: '2025-02' },
  { list: 'OFAC_SDN', part: 'comments', file: 'sdn_comments_2025-02.csv', publishedOn: '2025-02' },
  { list: 'OFAC_CONS', part: 'main', file: 'cons_prim.csv', publishedOn: '2024-08' },
  { list: 'OFAC_CONS', part: 'alt', file: 'cons_alt.csv', publishedOn: '2024-08' },
  { list: 'OFAC_CONS', part: 'add', file: 'cons_add.csv', publishedOn: '2024-08' },
  { list: 'OFAC_CONS', part: 'comments', file: 'cons_comments.csv', publishedOn: '2024-08' },
  { list: 'CRL', part: 'main', file: 'cuba_restricted_list_2025-02-06.csv', publishedOn: '2025-07-14' },
  { list: 'CPA', part: 'main', file: 'cuba_prohibited_accommodations.csv', publishedOn: '2025-07-14' },
];

export interface ShippedList {
  readonly list: ListCode;
  readonly files: readonly (ShippedFile & { readonly sha256: string; readonly bytes: number })[];
  readonly entries: readonly ListEntry[];
}

/** Reads the shipped files from a directory; they are part of the product, so a fault in one is a defect. */
export function readShippedLists(directory: string): ShippedList[] {
  const codes = [...new Set(shippedFiles.map(({ list }) => list))];
  return codes.map((list) => {
    const read = shippedFiles.filter((file) => file.list === list).map((file) => readFile(directory, file));
    return { list, files: read.map(({ file }) => file), entries: entriesOf(list, read) };
  });
}

interface ReadFile {
  readonly file: ShippedList['files'][number];
  readonly text: string;
}

function readFile(directory: string, file: ShippedFile): ReadFile {
  const bytes = readFileSync(join(directory, file.file));
  const text = readListText(bytes);
  if (typeof text !== 'string') throw new Error(`${file.file}: ${text.fault}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { file: { ...file, sha256, bytes: bytes.length }, text };
}

function entriesOf(list: ListCode, files: readonly ReadFile[]): readonly ListEntry[] {
  const textOf = (part: ShippedFile['part']): string =>
    files.find(({ file }) => file.part === part)?.text ?? '';
  if (list === 'CRL') return readRestrictedList(textOf('main')).entries;
  if (list === 'CPA') return readProhibitedAccommodations(textOf('main')).entries;
  const { entries } = joinOfacFiles(list, {
    sdn: withNewer(readSdnRows(textOf('main')).rows, readSdnRows(textOf('newer-main')).rows),
    alt: readAltRows(textOf('alt')).rows,
    add: readAddRows(textOf('add')).rows,
    comments: readCommentRows(textOf('comments')).rows,
  });
  return entries;
}
