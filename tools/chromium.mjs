import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags every browser of the tests starts with: it runs as root in containers and calls nobody. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a chromium: CHROMIUM_PATH, the system's own, Playwright's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(`CHROMIUM_PATH ${chosen} is not a program that can be started.`);
    return chosen;
  }
  return findInPath() ?? APPLICATIONS.find(isExecutable) ?? (await findPlaywrights());
}

/**
 * Finds a chromium and, as root on a Debian, installs one when there is none.
 * @param {(line: string) => void} log
 * @returns {Promise<string>}
 */
export async function provideChromium(log) {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    log('installing chromium with apt-get');
    install();
    const installed = findInPath();
    if (installed) return installed;
  }
  throw new Error('No chromium found: install chromium or Chrome, or set CHROMIUM_PATH to the program.');
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function findInPath() {
  const directories = (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  return COMMANDS.flatMap((command) => directories.map((directory) => join(directory, command))).find(starts);
}

/** On Ubuntu without snap the command is there but only tells that it is not installed. */
function starts(path) {
  if (!isExecutable(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function findPlaywrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
