import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const png = bytes('\x89PNG\r\n\x1a\n....');

describe('the kind of a file', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ])('is seen in its first bytes: %s', (head, mime) => {
    expect(sniff(bytes(head), 'document')).toBe(mime);
  });

  it('is refused where it has no use', () => {
    expect(sniff(bytes('%PDF-1.7'), 'image')).toBeNull();
    expect(sniff(png, 'table')).toBeNull();
    expect(sniff(bytes('a,b\n1,2\n'), 'document')).toBeNull();
  });

  it.each(['<svg onload=alert(1)>', '<!doctype html>', 'RIFF....WAVE', 'GIF89a', 'MZ\x90', ''])(
    'is never guessed: %j',
    (head) => {
      expect(sniff(bytes(head), 'document')).toBeNull();
    },
  );

  it('is a table when it is text, in Spanish too, cut in the middle of a letter', () => {
    const text = Buffer.from('nombre;año\nPeña;1980\n'.repeat(200) + 'ñ');
    expect(sniff(text.subarray(0, text.length - 1), 'table')).toMatch(/^text\/csv/);
    expect(sniff(Buffer.from('a,b\0c'), 'table')).toBeNull();
    expect(sniff(Buffer.from([0xff, 0xfe, 0x41]), 'table')).toBeNull();
    expect(sniff(bytes('PK\x03\x04\x14\x00[Content_Types].xml'), 'table')).toContain('spreadsheetml');
    expect(sniff(bytes('PK\x03\x04\x14\x00malware.exe'), 'table')).toBeNull();
  });
});
