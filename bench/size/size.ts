// `npm run bench:size`: what a browser loads until an explorer shows its first rows, and how large every chunk is.
import { ensureWebBuilt } from '../../tools/build-web.mjs';
import { openBrowser } from '../shared/open-browser.ts';
import { openHouse } from '../shared/open-house.ts';
import { printTable } from '../shared/print-table.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import { loadedUntilRows } from './loaded-until-rows.ts';
import type { WebFile } from './web-file.ts';
import { builtFiles, kilobytes, namedByPage } from './web-file.ts';

const screen = '/settings/users';

ensureWebBuilt(console.log);
const loaded = await visit();

const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
const styles = loaded.filter(({ name }) => name.endsWith('.css'));
printFiles(`loaded until ${screen} shows its rows`, loaded);

const names = new Set(loaded.map(({ name }) => name));
const later = builtFiles().filter(({ name }) => /\.(js|css)$/.test(name) && !names.has(name));
printFiles('chunks that come later', later);

const entry = namedByPage();
console.log(
  `\nof these every screen loads ${total(scripts.filter(({ name }) => entry.has(name))).toFixed(1)} kB of JavaScript`,
);

const largestLater = later.filter(({ name }) => name.endsWith('.js'))[0];
printVerdicts([
  { name: 'JavaScript until the first rows', value: total(scripts), unit: ' kB', bar: 250, goal: 235 },
  { name: 'CSS until the first rows', value: total(styles), unit: ' kB', bar: 15 },
  {
    name: `largest chunk that comes later (${largestLater?.name ?? 'none'})`,
    value: kilobytes(largestLater?.gzip ?? 0),
    unit: ' kB',
    bar: 30,
  },
]);

async function visit(): Promise<WebFile[]> {
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    return await loadedUntilRows({ browser, house, path: screen });
  } finally {
    await browser.close();
    await house.close();
  }
}

/** Sum in kB after gzip. */
function total(files: readonly WebFile[]): number {
  return kilobytes(files.reduce((sum, { gzip }) => sum + gzip, 0));
}

function printFiles(title: string, files: readonly WebFile[]): void {
  const row = ({ name, raw, gzip }: WebFile): string[] => [
    name,
    kilobytes(raw).toFixed(1),
    kilobytes(gzip).toFixed(1),
  ];
  printTable(title, ['file', 'kB', 'gzip kB'], files.map(row));
}
