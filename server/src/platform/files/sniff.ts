import type { FileUse } from '#domain/areas/files/files.endpoints.ts';

/** How much of a file has to be seen to know its kind, in bytes. */
export const sniffLength = 4096;

const mimes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  /** Whatever a publisher sends, also what is refused when it is read; never shown in a browser. */
  any: 'application/octet-stream',
} as const;
type Kind = keyof typeof mimes;

const allowed: Record<FileUse, readonly Kind[]> = {
  document: ['pdf', 'png', 'jpeg', 'webp'],
  image: ['png', 'jpeg', 'webp'],
  table: ['csv', 'xlsx'],
  list: ['any'],
};

/**
 * The kind of a file by its first bytes, whatever its name and the browser say; null when that use does not take it.
 * None of the kinds can hold a script that a browser would run.
 */
export function sniff(head: Buffer, use: FileUse): string | null {
  const kind = allowed[use].find((candidate) => tests[candidate](head));
  return kind === undefined ? null : mimes[kind];
}

const startsWith = (bytes: string) => (head: Buffer) => head.toString('latin1', 0, bytes.length) === bytes;

const tests: Record<Kind, (head: Buffer) => boolean> = {
  pdf: startsWith('%PDF-'),
  png: startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: startsWith('\xff\xd8\xff'),
  webp: (head) => startsWith('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP',
  xlsx: (head) =>
    startsWith('PK\x03\x04')(head) &&
    /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(head.toString('latin1')),
  csv: isText,
  any: () => true,
};

/** UTF-8 without control characters; a character cut at the end of the head is no mistake. */
function isText(head: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // oxlint-disable-next-line no-control-regex
    return text.length > 0 && !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}
