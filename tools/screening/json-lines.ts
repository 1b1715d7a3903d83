import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Answers each line of standard input with a line of JSON; what is no object in JSON is answered with an error. */
export async function eachJsonLine(answer: (line: object) => unknown): Promise<void> {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (text.trim() === '') continue;
    const line = readLine(text);
    const written = process.stdout.write(
      `${JSON.stringify(line ? answer(line) : { error: 'the line is no JSON object' })}\n`,
    );
    if (!written) await once(process.stdout, 'drain');
  }
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
