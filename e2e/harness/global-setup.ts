import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.mjs';
import { startMailServer } from './mailbox.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the program, of the browser, and the folder of the mails it has sent. */
    giro: { url: string; browser: string; mails: string };
  }
}

/** One program with the demo business, one browser and one mail server for all files of the suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'giro-e2e-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    // The user of the database may enter, so that all of it is under this folder and goes with it.
    await chmod(folder, 0o755);
    const mails = join(folder, 'mails');
    await mkdir(mails);
    const mailServer = await startMailServer(mails);
    stops.push(() => mailServer.stop());
    const browser = await chromium.launchServer({
      executablePath: await findChromium(),
      args: CHROMIUM_FLAGS,
    });
    stops.push(() => browser.close());
    const program = await startProgram(join(folder, 'data'), { SMTP_URL: mailServer.url });
    stops.push(() => program.stop());
    project.provide('giro', { url: program.url, browser: browser.wsEndpoint(), mails });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
