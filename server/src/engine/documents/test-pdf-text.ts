import { inflateSync } from 'node:zlib';

/**
 * What a reader finds on the pages of a PDF, run by run in the order of drawing, joined by spaces. It knows what our
 * compiler writes: plain objects, fonts with two-byte glyphs and a table back to Unicode.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages
    .map((page) => pageText(page, objects))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

type Objects = ReadonlyMap<string, string>;

function objectsOf(raw: string): Objects {
  const found = raw.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

function pageText(page: string, objects: Objects): string {
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name = '', number = ''] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    fonts.set(name, unicodeOf(number, objects));
  }
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
  const code = streamOf(objects.get(contents) ?? '');
  return [...code.matchAll(/BT\s([\s\S]*?)\sET/g)].map(([, run = '']) => runText(run, fonts)).join(' ');
}

function runText(run: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  const font = fonts.get(/\/(f\d+) /.exec(run)?.[1] ?? '');
  const strings = literalsOf(run).map(bytesOf);
  return strings
    .map((bytes) => {
      let text = '';
      for (let at = 0; at + 1 < bytes.length; at += 2) text += font?.get(bytes.readUInt16BE(at)) ?? '';
      return text;
    })
    .join('');
}

/** Strings stand in brackets; a pair of brackets inside needs no escape. */
function literalsOf(run: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [token] of run.matchAll(/\\[0-7]{1,3}|\\?[\s\S]/g)) {
    if (token === ')') depth -= 1;
    if (depth > 0) found[found.length - 1] += token;
    if (token !== '(') continue;
    if (depth === 0) found.push('');
    depth += 1;
  }
  return found;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(literal: string): Buffer {
  const plain = literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );
  return Buffer.from(plain, 'latin1');
}

function unicodeOf(font: string, objects: Objects): ReadonlyMap<number, string> {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
  const pairs = streamOf(objects.get(table) ?? '').matchAll(/<([\dA-F]{4})> <([\dA-F]+)>/gi);
  return new Map(
    [...pairs].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function streamOf(body: string): string {
  const begin = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
  // By its length: packed bytes may end with what looks like the end of a line.
  const at = begin === null ? 0 : begin.index + begin[0].length;
  const packed = body.slice(at, at + length);
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    : packed;
}
