import { crc32, deflateSync } from 'node:zlib';
import { dice } from './dice.ts';

const width = 320;
const height = 110;

/** A scribble as somebody signs on a phone: a PNG, black on white, the same for the same name. */
export function drawSignature(name: string): Buffer {
  const roll = dice(`signature ${name}`);
  const rows = Array.from({ length: height }, () => new Uint8Array(width + 1).fill(255, 1));
  const [a, b, c, tilt] = [
    roll.between(3, 6),
    roll.between(9, 15),
    roll.between(18, 34),
    roll.between(-20, 20),
  ];
  for (let step = 0; step <= 4000; step += 1) {
    const t = step / 4000;
    const x = 20 + t * (width - 60) + Math.sin(t * Math.PI * b * 2) * 16;
    const y = height / 2 + Math.sin(t * Math.PI * a * 2) * c * (1 - t * 0.6) + t * tilt;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const)
      rows[Math.round(y) + dy]?.fill(20, Math.round(x) + dx + 1, Math.round(x) + dx + 2);
  }
  return png(Buffer.concat(rows));
}

/** 8 bits grey; every row begins with its filter, none. */
function png(data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
