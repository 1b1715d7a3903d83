import { readFile } from 'node:fs/promises';
import { screenOf } from '../domain/src/access/screens.ts';

const lists = ['screens', 'settings-screens', 'compliance-screens'].map(
  (name) => new URL(`../web/src/app/${name}.ts`, import.meta.url),
);

/**
 * Paths of the screens the router has. The lists are read as text, since their components are web code;
 * a test in the browser holds them against the router itself.
 */
export async function builtPaths() {
  const texts = await Promise.all(lists.map((list) => readFile(list, 'utf8')));
  const source = texts.join(' ').replaceAll(/\s+/g, ' ');
  const seeds = [...source.matchAll(/\bseed\( ?'([^']+)'/g)].map(([, name]) => screenOf(name).path);
  const own = [...source.matchAll(/\bbelow\( ?'([^']+)', '([^']+)'/g)];
  // Screens beside one of the seed, and those that stand in the list by themselves.
  const spread = [...source.matchAll(/\.\.\.screenOf\( ?'([^']+)'/g)].map(([, name]) => screenOf(name).path);
  const literal = [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path);
  const below = own.map(([, parent, path]) => `${screenOf(parent).path}/${path}`);
  return [...new Set([...seeds, ...below, ...spread, ...literal])];
}
