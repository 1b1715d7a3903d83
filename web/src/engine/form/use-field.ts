import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { problemMessage } from '#domain/kernel/problem.ts';
import type { ProblemCode } from '#domain/kernel/problem.ts';
import { problemMessagesEn } from '#domain/kernel/problem.messages.en.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** The value of a field and what is wrong with it, in the person's language. */
export function useField(name: string): {
  field: ControllerRenderProps<FieldValues, string>;
  error: string | undefined;
} {
  const { field, fieldState } = useController<FieldValues, string>({ name });
  return { field, error: wordsOf(fieldState.error) };
}

/** Lists and groups carry the message of their first wrong part. */
function wordsOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '') return inWords(message);
  return Object.values(error).map(wordsOf).find(Boolean);
}

/** A refinement of a schema names a problem code as its message. */
function inWords(message: string): string {
  return Object.hasOwn(problemMessagesEn, message)
    ? problemMessage(message as ProblemCode, currentLanguage())
    : message;
}
