// Writes common.txt from core.txt: `node data/passwords/compose.mjs`. The same core gives the same file.
import { readFileSync, writeFileSync } from 'node:fs';

const minimum = 12; // the policy refuses shorter ones by itself
const maximum = 24;
const place = (name) => new URL(name, import.meta.url);
const words = [...new Set(readFileSync(place('core.txt'), 'utf8').split(/\s+/).filter(Boolean))].sort();

const runs = ['1', '12', '123', '1234', '12345', '123456', '12345678', '123456789', '1234567890', '321', '4321'];
const habits = ['01', '10', '69', '99', '007', '111', '1111'];
const years = ['1990', '2000', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027'];
const openings = ['my', 'the', 'mi', 'ilove', 'iloveyou', 'teamo', '123', '1234', '123456'];
const companions = ['love', 'amor', 'secret', 'password', 'clave', 'cuba', 'forever'];

const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
];

function* variants(word) {
  yield word;
  yield word + word;
  for (const tail of [...runs, ...habits, ...years]) {
    yield word + tail;
    yield `${word + tail}!`;
  }
  for (const tail of ['123', '1234', ...years.slice(-4)]) {
    yield `${word}@${tail}`;
    yield `${word}_${tail}`;
  }
  for (const opening of openings) yield opening + word;
  for (const companion of companions) yield word + companion;
}

/** Rows of the keyboard, the alphabet and the digits, forwards and backwards, from every start. */
function* walks() {
  for (const row of rows.flatMap((keys) => [keys, keys.split('').reverse().join('')])) {
    const ring = row.repeat(4);
    for (let start = 0; start < row.length; start += 1) {
      for (let length = minimum; length <= 16; length += 1) yield ring.slice(start, start + length);
    }
  }
}

const candidates = [...walks(), ...words.flatMap((word) => [...variants(word)])];
const list = [...new Set(candidates)].filter(({ length }) => length >= minimum && length <= maximum).sort();
writeFileSync(place('common.txt'), `${list.join('\n')}\n`);
console.log(`${words.length} words, ${list.length} passwords`);
