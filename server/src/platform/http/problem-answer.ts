import * as z from 'zod';
import type { FieldProblem, Language, ProblemCode } from '#domain/kernel/problem.ts';
import { Problem, problemMessage, problemStatus } from '#domain/kernel/problem.ts';
import { problemMessagesEn } from '#domain/kernel/problem.messages.en.ts';

export interface ProblemAnswer {
  readonly status: number;
  readonly body: { message: string; code: ProblemCode; details?: unknown };
}

const localeErrors = { en: z.locales.en().localeError, es: z.locales.es().localeError };

/** Parses one part of a request; a misfit becomes `bad-input` with a message for each field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const result = schema.safeParse(value, { error: localeErrors[language] });
  if (result.success) return result.data;
  throw new Problem(
    'bad-input',
    {},
    { fields: result.error.issues.map((issue) => fieldOf(issue, language)) },
  );
}

/** A refinement names a problem code as its message: `refine(test, 'password-too-common')`. */
function fieldOf(issue: z.core.$ZodIssue, language: Language): FieldProblem {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return {
      path: [path, issue.keys[0]].filter(Boolean).join('.'),
      code: issue.code,
      message: issue.message,
    };
  }
  if (!isProblemCode(issue.message)) return { path, code: issue.code, message: issue.message };
  return { path, code: issue.message, message: problemMessage(issue.message, language) };
}

function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemMessagesEn, text);
}

/** Turns whatever was thrown into the answer the caller gets: never a stack trace, never a driver's message. */
export function problemAnswer(error: unknown, language: Language, requestId: string): ProblemAnswer {
  const problem = asProblem(error, requestId);
  const details = translateFields(problem.details, language);
  return {
    status: problemStatus(problem.code),
    body: {
      message: problemMessage(problem.code, language, problem.params),
      code: problem.code,
      ...(details === undefined ? {} : { details }),
    },
  };
}

function asProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const [known, params] = refusals[code] ?? byStatus(statusCode);
  return new Problem(known, known === 'internal' ? { requestId } : params);
}

type Refusal = readonly [code: ProblemCode, params?: { limit: string }];

/** What the server and PostgreSQL refuse by themselves; the latter is seen only in races and overload. */
const refusals: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', { limit: '1 MB' }],
  FST_REQ_FILE_TOO_LARGE: ['too-large', { limit: '20 MB' }],
  FST_FILES_LIMIT: ['too-many-files'],
  FST_FIELDS_LIMIT: ['bad-input'],
  FST_PARTS_LIMIT: ['bad-input'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-media-type'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrong-media-type'],
  FST_ERR_BAD_URL: ['not-found'],
  '23505': ['already-exists'],
  '23503': ['still-in-use'],
  '22021': ['bad-input'], // NUL in text
  '22P05': ['bad-input'], // NUL in JSON
  '22P02': ['bad-input'],
  '22003': ['bad-input'], // number out of range
  '22007': ['bad-input'], // no date
  '22008': ['bad-input'], // a date that the calendar does not have
  '40001': ['not-ready'],
  '40P01': ['not-ready'],
  '53300': ['not-ready'], // too many connections
  '55P03': ['not-ready'], // waited too long for a lock
  '57014': ['not-ready'], // the statement took too long
  '57P01': ['not-ready'], // the database is ending
  '57P03': ['not-ready'], // the database is starting
};

/** Errors of plugins that state a status: the caller's mistakes stay the caller's. */
function byStatus(status: number): Refusal {
  if (status === 400) return ['not-json'];
  if (status === 413) return ['too-large', { limit: '1 MB' }];
  if (status === 415) return ['wrong-media-type'];
  if (status === 503) return ['not-ready'];
  return status > 400 && status < 500 ? ['not-found'] : ['internal'];
}

interface CodedField {
  path: string;
  code: ProblemCode;
  params?: Record<string, string | number>;
  message?: string;
}

function translateFields(details: unknown, language: Language): unknown {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return details;
  const fields = details.fields as CodedField[];
  return {
    ...details,
    fields: fields.map(({ path, code, params, message }) => ({
      path,
      code,
      message: message ?? problemMessage(code, language, params),
    })),
  };
}
