import type { core } from 'zod';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Words = Translate<Catalog['form']>;
type Issue = core.$ZodRawIssue;

/** What a misfit of the schema means to the person who typed; a schema's own message wins over it. */
export function describeIssue(issue: Issue, t: Words): string {
  if (isMissing(issue)) return t(($) => (isChoice(issue) ? $.error.choice : $.error.required));
  switch (issue.code) {
    case 'too_small':
      return sized(issue.origin, Number(issue.minimum), 'small', t);
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), 'big', t);
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

function sized(origin: unknown, count: number, side: 'small' | 'big', t: Words): string {
  const isSmall = side === 'small';
  if (origin === 'string') return t(($) => (isSmall ? $.error.short : $.error.long), { count });
  if (origin === 'array') return t(($) => (isSmall ? $.error.fewItems : $.error.manyItems), { count });
  return t(($) => (isSmall ? $.error.small : $.error.big), { count });
}

function formatted(format: string, t: Words): string {
  if (format === 'email') return t(($) => $.error.email);
  if (format === 'url') return t(($) => $.error.url);
  return t(($) => (format === 'date' || format === 'datetime' ? $.error.date : $.error.invalid));
}
