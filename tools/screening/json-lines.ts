import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Letters of a line that is still answered; no name with its facts is longer, and a longer one would take minutes. */
const longestLine = 20_000;

/**
 * Answers each line of standard input with a line of JSON, in their order; empty lines have no answer. What is no object
 * in JSON is answered with an error and its number, and the others go on.
 */
export async function eachJsonLine(answer: (line: object) => unknown): Promise<void> {
  // A reader that has seen enough (`head`) is no fault.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  let number = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() === '') continue;
    const found = answerTo(text, answer);
    const told = isError(found) ? { ...found, line: number } : found;
    if (!process.stdout.write(`${JSON.stringify(told)}\n`)) await once(process.stdout, 'drain');
  }
}

function answerTo(text: string, answer: (line: object) => unknown): unknown {
  if (text.length > longestLine) return { error: `the line is longer than ${longestLine} letters` };
  const line = readLine(text);
  return line ? answer(line) : { error: 'the line is no JSON object' };
}

function isError(found: unknown): found is { error: string } {
  return typeof found === 'object' && found !== null && 'error' in found;
}

function readLine(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value === 'string') return { name: value };
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
