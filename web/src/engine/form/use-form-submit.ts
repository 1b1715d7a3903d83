import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, isAbort } from '#web/lib/api-error.ts';
import { scrollToElement } from '#web/lib/scroll.ts';
import type { FieldChange, MergeRow, Side } from './merge-fields.ts';
import { mergeFields } from './merge-fields.ts';

/** Others saved while this form was open. */
export interface Conflict {
  readonly rows: readonly MergeRow[];
  readonly by: string;
  readonly at: string;
  /** What they have made of it; the next try is made upon it. */
  readonly version: number;
}

interface Submit {
  readonly methods: UseFormReturn<FieldValues, unknown, FieldValues>;
  readonly frame: RefObject<HTMLFormElement | null>;
  readonly base: FieldValues;
  readonly version?: number;
  readonly submit: (values: FieldValues, options: { ifMatch?: number }) => Promise<unknown>;
  readonly onSaved: (result: unknown) => void;
}

/** Sends the form once at a time, and puts every refusal where it belongs: at its field, in the comparison, or above. */
export function useFormSubmit({ methods, frame, base, version, submit, onSaved }: Submit) {
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const current = useRef(version);
  const isSending = useRef(false);

  function refuse(error: unknown): void {
    if (isAbort(error)) return;
    if (!(error instanceof ApiError)) {
      setProblem(error instanceof Error ? error.message : String(error));
      return focusFirstError(frame);
    }
    if (error.status === 412) return setConflict(conflictOf(error, base, methods.getValues()));
    const names = Object.keys(methods.getValues());
    const known = error.fields.filter(({ path }) => names.includes(path.split('.')[0] ?? ''));
    for (const { path, message } of known) methods.setError(path, { type: 'server', message });
    const others = error.fields.filter((field) => !known.includes(field));
    if (known.length === 0 || others.length > 0) {
      setProblem([error.message, ...others.map(({ path, message }) => `${path}: ${message}`)].join(' '));
    }
    focusFirstError(frame);
  }

  async function send(values: FieldValues): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(undefined);
    try {
      onSaved(await submit(values, { ifMatch: current.current }));
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
    }
  }

  const onSubmit = methods.handleSubmit(send, () => focusFirstError(frame));

  /** Puts the chosen values in, on top of what the others saved, and tries again. */
  async function resolve(sides: Readonly<Record<string, Side>>): Promise<void> {
    if (conflict === undefined) return;
    current.current = conflict.version;
    for (const { field, theirs } of conflict.rows) {
      if (sides[field] === 'theirs') methods.setValue(field, theirs, { shouldDirty: true });
    }
    setConflict(undefined);
    await onSubmit();
  }

  return { onSubmit, problem, conflict, resolve, giveUp: () => setConflict(undefined) };
}

function conflictOf(error: ApiError, base: FieldValues, mine: FieldValues): Conflict {
  const details = error.details as {
    version: number;
    by?: string;
    at?: string;
    changes?: readonly FieldChange[];
  };
  return {
    version: details.version,
    by: details.by ?? 'Giro',
    at: details.at ?? new Date().toISOString(),
    rows: mergeFields(base, mine, details.changes ?? []),
  };
}

const wrongField = '[aria-invalid="true"], [data-wrong], fieldset[aria-describedby] input';

/** After the errors stand on the screen, the first of them in reading order gets the focus, else what is said of all. */
function focusFirstError(frame: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const find = (what: string) => frame.current?.querySelector<HTMLElement>(what);
    const wrong = find(wrongField) ?? find('[data-problem]');
    if (!wrong) return;
    wrong.focus({ preventScroll: true });
    // In a dialog it is the dialog that scrolls, not the page.
    if (wrong.closest('[role="dialog"]')) wrong.scrollIntoView({ block: 'center' });
    else scrollToElement(wrong, 160);
  });
}
