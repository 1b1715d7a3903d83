import { gunzipSync } from 'node:zlib';

/** Why a file as a whole is not taken. */
export type FileFault = 'empty' | 'not-text' | 'web-page' | 'too-large';

/** A hundred times the largest file of today would be an attack or a mistake. */
const mostBytes = 400_000_000;

/** The text of a published file: UTF-8, UTF-16 with a mark, or else Windows-1252; gzip is unpacked. */
export function readListText(bytes: Uint8Array): string | { readonly fault: FileFault } {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes) : bytes;
  if (!plain) return { fault: 'not-text' };
  if (plain.length > mostBytes) return { fault: 'too-large' };
  const text = decode(plain);
  if (withoutEndMark(text.replaceAll('\0', '')) === '') return { fault: 'empty' };
  if (text.slice(0, 4096).includes('\0') || looksBinary(text)) return { fault: 'not-text' };
  return /^\s*(<!doctype|<html|<\?xml|\{)/i.test(text) ? { fault: 'web-page' } : text;
}

const endMark = '\u001a';

/** A text up to its last line. */
export function withoutEndMark(text: string): string {
  return text.trimEnd().endsWith(endMark) ? text.trimEnd().slice(0, -1).trimEnd() : text.trimEnd();
}

/** OFAC ends its files with the end-of-file mark of DOS; a file without it was cut off. */
export function hasEndMark(text: string): boolean {
  return text.slice(-8).trimEnd().endsWith(endMark);
}

function unpack(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** More than one control character in a hundred letters. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, 4096);
  let controls = 0;
  for (let i = 0; i < sample.length; i += 1) {
    const code = sample.charCodeAt(i);
    if (code < 32 && !/\s/.test(sample.charAt(i)) && sample.charAt(i) !== endMark) controls += 1;
  }
  return controls > sample.length / 100;
}
