import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { describeIssue } from './describe-issue.ts';
import type { FormSchema } from './form-props.ts';
import styles from './form.module.css';
import { useFormSubmit } from './use-form-submit.ts';

interface FormDialogProps<Schema extends FormSchema, Result> {
  title: string;
  schema: Schema;
  values: z.input<Schema>;
  /** Fields in words, for the comparison when others saved meanwhile. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** The version of what is edited; goes back as If-Match. */
  version?: number;
  submit: (values: z.output<Schema>, options: { ifMatch?: number }) => Promise<Result>;
  onSaved: (result: Result) => void;
  onClose: () => void;
  submitLabel?: string;
  /** For a form whose own button says Cancel. */
  cancelLabel?: string;
  isDanger?: boolean;
  /** Pixels; 720 when not said. */
  maxWidth?: number;
  children: ReactNode;
}

/**
 * A small form over the page, for what belongs to the thing below it: checked and refused like a FormScreen. Nothing of
 * it reaches a form that stands around it on the page.
 */
export function FormDialog<Schema extends FormSchema, Result>(props: FormDialogProps<Schema, Result>) {
  const { title, schema, labels, onClose, maxWidth = 720, children } = props;
  const t = useMessages('form');
  const id = useId();
  const confirm = useConfirm();
  const frame = useRef<HTMLFormElement>(null);
  const [base] = useState<FieldValues>(props.values);
  const methods = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: base,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver<FieldValues, unknown, FieldValues>(schema, {
      error: (issue) => describeIssue(issue, t),
    }),
  });
  const { isDirty, isSubmitting } = methods.formState;
  const { onSubmit, problem, conflict, resolve, giveUp } = useFormSubmit({
    methods,
    frame,
    base,
    version: props.version,
    submit: (values, options) => props.submit(values as z.output<Schema>, options),
    onSaved: (result) => props.onSaved(result as Result),
  });

  async function close() {
    const question = { title: t(($) => $.leaveTitle), message: t(($) => $.leaveSecret) };
    if (!isDirty || (await confirm({ ...question, okLabel: t(($) => $.leaveOk) }))) onClose();
  }

  function send(event: FormEvent | KeyboardEvent) {
    event.stopPropagation();
    event.preventDefault();
    void onSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  }

  return (
    <FormProvider {...methods}>
      <Dialog
        isOpen
        {...{ title, maxWidth }}
        onClose={() => void close()}
        actions={
          <>
            <Button onClick={() => void close()}>{props.cancelLabel ?? t(($) => $.cancel)}</Button>
            <Button
              type="submit"
              form={id}
              variant={props.isDanger ? 'danger' : 'primary'}
              hint="Ctrl ↵"
              isBusy={isSubmitting}
            >
              {props.submitLabel ?? t(($) => $.save)}
            </Button>
          </>
        }
      >
        <form
          ref={frame}
          id={id}
          noValidate
          aria-label={title}
          className={styles.main}
          onSubmit={send}
          onKeyDown={onKeyDown}
        >
          {problem && (
            <div data-problem tabIndex={-1} className={styles.problem}>
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
          {children}
        </form>
      </Dialog>
      {conflict && (
        <ConflictDialog
          rows={conflict.rows}
          text={t(($) => $.conflict.by, { name: conflict.by, when: formatRelative(conflict.at) })}
          okLabel={t(($) => $.conflict.save)}
          labels={labels}
          onResolve={(sides) => void resolve(sides)}
          onClose={giveUp}
        />
      )}
    </FormProvider>
  );
}
