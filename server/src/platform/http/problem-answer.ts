import type { FastifyError } from 'fastify';
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
  const known = fromFastify(error as FastifyError) ?? fromDatabase(error as { code?: string });
  return known ?? new Problem('internal', { requestId });
}

function fromFastify(error: FastifyError): Problem | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem('too-large', { limit: '1 MB' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Problem('wrong-media-type');
    default:
      return error.statusCode === 400 ? new Problem('not-json') : null;
  }
}

/** What PostgreSQL refuses by itself although the request looked right; seen only in races. */
function fromDatabase(error: { code?: string }): Problem | null {
  if (error.code === '23505') return new Problem('already-exists');
  if (error.code === '23503') return new Problem('still-in-use');
  if (error.code === '22021' || error.code === '22P05') return new Problem('bad-input'); // NUL in text
  return null;
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
