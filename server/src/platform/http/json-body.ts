import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/kernel/problem.ts';

/** Deeper than any form is, and far from what would overflow the stack of those who walk through it. */
const maxDepth = 60;

/** Bodies are JSON, or nothing: every call of the web has a JSON content type, also without a body (seed §7). */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isTooDeep(body)) return done(new Problem('bad-input'), undefined);
    return parse(request, body, done);
  });
}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const openers = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)));
const closers = new Set([']', '}'].map((bracket) => bracket.charCodeAt(0)));

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) isInText = !isInText;
    else if (isInText) at += character === backslash ? 1 : 0;
    else if (openers.has(character)) depth += 1;
    else if (closers.has(character)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
