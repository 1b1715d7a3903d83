import { readFile } from 'node:fs/promises';
import { screenOf } from '../domain/src/access/screens.ts';

const list = new URL('../web/src/app/screens.ts', import.meta.url);

/**
 * Paths of the screens the router has. The list is read as text, since its components are web code;
 * a test in the browser holds it against the router itself.
 */
export async function builtPaths() {
  const source = (await readFile(list, 'utf8')).replaceAll(/\s+/g, ' ');
  const seeds = [...source.matchAll(/\bseed\( ?'([^']+)'/g)].map(([, name]) => screenOf(name).path);
  const own = [...source.matchAll(/\bbelow\( ?'([^']+)', '([^']+)'/g)];
  return [...seeds, ...own.map(([, parent, path]) => `${screenOf(parent).path}/${path}`)];
}
