import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PINNED_NODE, ROOT } from './install.mjs';

const SOURCES = ['web', 'domain', 'vite.config.ts', 'package-lock.json'];
const TARGET = join(ROOT, 'dist/web');

/**
 * Builds the web when its sources are not those of the last build. The new one is made aside and then put in place, so
 * that an interrupted build never gets served.
 * @param {(line: string) => void} log
 */
export function ensureWebBuilt(log) {
  const hash = hashSources();
  const stamp = join(TARGET, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log('building the web');
  const started = performance.now();
  const next = `${TARGET}.new`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  const result = spawnSync(PINNED_NODE, [vite, ...args], { cwd: ROOT, stdio: 'inherit' });
  if (result.status !== 0) throw new Error('The web could not be built; the lines above say why.');
  writeFileSync(join(next, '.sources'), hash);
  const previous = `${TARGET}.old`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(TARGET)) renameSync(TARGET, previous);
  renameSync(next, TARGET);
  rmSync(previous, { recursive: true, force: true });
  log(`built the web in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const children = listDirectory(join(ROOT, path));
  if (children) {
    for (const child of children) addToHash(hash, `${path}/${child}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
}

function listDirectory(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
