import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '../session/session.ts';
import type { Draft } from './draft-store.ts';
import { draftKey, readDraft, sweepDrafts, writeDraft } from './draft-store.ts';
import { isSame } from './merge-fields.ts';

/** A pause in typing after which the draft is written; ms. */
const pauseTime = 400;

interface Keeps {
  readonly methods: UseFormReturn<FieldValues, unknown, FieldValues>;
  readonly form: string;
  readonly id?: string;
  /** What the form began with. */
  readonly base: FieldValues;
  readonly secrets: readonly string[];
}

/** Keeps what is typed on this device until it is saved, and finds what was left from the last time. */
export function useDraft({ methods, form, id, base, secrets }: Keeps) {
  const user = useUser()?.id ?? 'nobody';
  const key = draftKey(user, form, id);
  const [found, setFound] = useState(() => meaningful(readDraft(key), base));
  const [pen] = useState(newPen);
  useEffect(sweepDrafts, []);

  useEffect(() => {
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draft = draftOf(values, base, secrets);
        // What was found and not decided on stays, whatever is typed meanwhile.
        pen.write(key, { ...draft, fields: { ...found?.fields, ...draft.fields } });
      },
    });
    return () => {
      stop();
      pen.finish();
    };
  }, [methods, key, base, secrets, pen, found]);

  return {
    /** A draft of an earlier time that says something else than the form. */
    found,
    restored: () => setFound(undefined),
    clear: () => {
      pen.drop();
      writeDraft(key, undefined);
      setFound(undefined);
    },
  };
}

/** Writes after a pause; `finish` writes at once what still waits. */
function newPen() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const finish = (): void => {
    waiting?.();
    drop();
  };
  const write = (key: string, draft: Draft): void => {
    drop();
    waiting = () => writeDraft(key, draft);
    timer = setTimeout(finish, pauseTime);
  };
  return { write, finish, drop };
}

function draftOf(values: FieldValues, base: FieldValues, secrets: readonly string[]): Draft {
  const changed = Object.keys(values).filter(
    (name) => !secrets.includes(name) && !isSame(values[name], base[name]),
  );
  const fields = changed.map((name) => [
    name,
    { base: base[name] as unknown, value: values[name] as unknown },
  ]);
  return { at: new Date().toISOString(), fields: Object.fromEntries(fields) };
}

function meaningful(draft: Draft | undefined, base: FieldValues): Draft | undefined {
  const fields = Object.entries(draft?.fields ?? {});
  return fields.some(([name, { value }]) => name in base && !isSame(value, base[name])) ? draft : undefined;
}
