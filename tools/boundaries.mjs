// Holds the source to the plan of the house: `node tools/boundaries.mjs [directory]`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findCycles } from './boundaries/cycles.mjs';
import { readImports } from './boundaries/imports.mjs';
import { checkFolders, checkImports, checkNames, checkText } from './boundaries/rules.mjs';

const FLOORS = ['domain', 'server', 'web'];

/**
 * Checks a tree with the folders domain/src, server/src and web/src.
 * @param {string} root
 * @returns {{ rule: string, file: string, message: string }[]}
 */
export function checkTree(root) {
  const paths = FLOORS.flatMap((floor) => listFiles(root, `${floor}/src`));
  const files = paths.filter((path) => /\.(ts|tsx)$/.test(path)).map((path) => readSource(root, path));
  return [
    ...paths.flatMap(checkNames),
    ...checkFolders(paths),
    ...files.flatMap(checkImports),
    ...files.flatMap(checkText),
    ...findCycles(files),
  ];
}

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = readImports(text).map((found) => ({
    ...found,
    target: resolveTarget(path, found.specifier),
  }));
  return { path, text, imports };
}

/** The path inside the tree that an import leads to; nothing for a package. */
function resolveTarget(path, specifier) {
  const floor = /^#(domain|server|web)\/(.*)$/.exec(specifier);
  if (floor) return `${floor[1]}/src/${floor[2]}`;
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : undefined;
}

function listFiles(root, directory) {
  let entries;
  try {
    entries = readdirSync(join(root, directory), { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = checkTree(process.argv[2] ?? join(import.meta.dirname, '..'));
  for (const { rule, file, message } of violations) console.log(`${file}: ${message} [${rule}]`);
  console.log(violations.length === 0 ? 'boundaries: all kept' : `boundaries: ${violations.length} broken`);
  process.exit(violations.length === 0 ? 0 : 1);
}
