import type { core } from 'zod';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Words = Translate<Catalog['form']>;
type Issue = core.$ZodRawIssue;

/** What a misfit of the schema means to the person who typed; a schema's own message wins over it. */
export function describeIssue(issue: Issue, t: Words): string {
  if (isMissing(issue)) return t(($) => (isChoice(issue) ? $.error.choice : $.error.required));
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), t);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), t);
    case 'invalid_format':
      return formatted(String(issue.format), t);
    case 'invalid_type':
      return t(($) => (issue.expected === 'number' ? $.error.number : $.error.invalid));
    case 'invalid_value':
      return t(($) => $.error.choice);
    default:
      return t(($) => $.error.invalid);
  }
}

function isMissing({ input }: Issue): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

function isChoice({ code }: Issue): boolean {
  return code === 'invalid_value';
}

function tooSmall(origin: unknown, count: number, t: Words): string {
  if (origin === 'string') return t(($) => $.error.short, { count });
  return t(($) => (origin === 'array' ? $.error.fewItems : $.error.small), { count });
}

function tooBig(origin: unknown, count: number, t: Words): string {
  if (origin === 'string') return t(($) => $.error.long, { count });
  return t(($) => (origin === 'array' ? $.error.manyItems : $.error.big), { count });
}

function formatted(format: string, t: Words): string {
  if (format === 'email') return t(($) => $.error.email);
  if (format === 'url') return t(($) => $.error.url);
  return t(($) => (format === 'date' || format === 'datetime' ? $.error.date : $.error.invalid));
}
