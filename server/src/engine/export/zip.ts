import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
/** Sizes stand behind the content (bit 3) since nobody knows them before; names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: the file says nothing about when it was made, so the same rows give the same bytes. */
const dosDate = 0x0021;

/** A zip archive, written while its entries come in; nothing but the piece in work is in memory. Up to 4 GiB. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const start = offset;
    const nameBytes = Buffer.from(name);
    const head = localHeader(nameBytes);
    offset += head.length;
    yield head;
    const count = { crc: 0, size: 0, packed: 0 };
    for await (const piece of deflate(content, count)) {
      offset += piece.length;
      yield piece;
    }
    const tail = numbers([0x08074b50, 4], [count.crc, 4], [count.packed, 4], [count.size, 4]);
    offset += tail.length;
    yield tail;
    written.push({ name: nameBytes, ...count, offset: start });
  }
  yield directory(written, offset);
}

async function* deflate(
  content: ZipEntry['content'],
  count: { crc: number; size: number; packed: number },
): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      count.crc = crc32(bytes, count.crc);
      count.size += bytes.length;
      yield bytes;
    }
  }
  const packer = createDeflateRaw({ level: 6 });
  const source = Readable.from(counted());
  source.once('error', (error) => packer.destroy(error));
  try {
    for await (const piece of source.pipe(packer)) {
      count.packed += (piece as Buffer).length;
      yield piece as Buffer;
    }
  } finally {
    source.destroy();
  }
}

function localHeader(name: Buffer): Buffer {
  const head = numbers(
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [dosDate, 2],
    [0, 4], // crc, packed and full size: behind the content
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, name]);
}

function directory(written: readonly Written[], start: number): Buffer {
  const lines = written.flatMap((entry) => [directoryLine(entry), entry.name]);
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const count = written.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [length, 4],
    [start, 4],
    [0, 2],
  );
  return Buffer.concat([...lines, end]);
}

function directoryLine({ name, crc, packed, size, offset }: Written): Buffer {
  return numbers(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [dosDate, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2], // extra field, comment, disk, attributes
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );
}

/** Little-endian numbers, each with its width in bytes. */
function numbers(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}
