import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** Ends a command with one line that says why. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The file of a command line, or an end with what is wrong with it. */
export function readOrStop(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    return stop(`${file}: ${reasonOf(error)}`);
  }
}

/** What was said behind the command; an option that there is none of ends it. */
export function parseOrStop<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return stop(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  return code === 'EISDIR' ? 'it is a directory' : message;
}
