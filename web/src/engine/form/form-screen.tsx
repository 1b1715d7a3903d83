import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { describeIssue } from './describe-issue.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormBody } from './form-body.tsx';
import type { FormSchema, FormScreenProps } from './form-props.ts';
import { useDraft } from './use-draft.ts';
import { useFormSubmit } from './use-form-submit.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import styles from './form.module.css';

const noSecrets: readonly string[] = [];

/**
 * Create and edit: sections of fields checked by the schema that the server uses too, errors at their field,
 * a draft on this device, a question before unsaved work is left, and a comparison when others saved meanwhile.
 *
 * @example
 * <FormScreen form="user" id={user.id} version={user.version} title={…} schema={userInput} values={user} labels={labels}
 *   submit={(body, options) => save.mutateAsync({ params: { id }, body, options })} onSaved={…} onBack={…}>
 *   <FormSection number={1} title={…}><FieldGrid><FormText name="firstName" label={…} /></FieldGrid></FormSection>
 * </FormScreen>
 */
export function FormScreen<Schema extends FormSchema, Result>(props: FormScreenProps<Schema, Result>) {
  const { form, id, title, chip, schema, labels, show, secrets = noSecrets, hasOwnSave = false } = props;
  const t = useMessages('form');
  const frame = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const [base] = useState<FieldValues>(props.values);
  const methods = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: base,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver<FieldValues, unknown, FieldValues>(schema, {
      error: (issue) => describeIssue(issue, t),
    }),
  });
  const { isDirty, dirtyFields, isSubmitting } = methods.formState;
  const hasSecrets = secrets.some((name) => name in dirtyFields);
  const draft = useDraft({ methods, form, id, base, secrets });
  useLeaveGuard(() => isDirty && !isSaved.current, hasSecrets);

  const { onSubmit, problem, conflict, resolve, giveUp } = useFormSubmit({
    methods,
    frame,
    base,
    version: props.version,
    submit: (values, options) => props.submit(values as z.output<Schema>, options),
    onSaved(result) {
      isSaved.current = true;
      draft.clear();
      props.onSaved(result as Result);
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    if (hasOwnSave || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onSubmit();
  }

  const words = { labels, show };
  return (
    <FormProvider {...methods}>
      <form
        ref={frame}
        noValidate
        className={props.aside === undefined ? styles.narrow : undefined}
        onSubmit={(event) => void onSubmit(event)}
        onKeyDown={onKeyDown}
        aria-label={title}
      >
        <PageHeader
          {...{ title, chip }}
          onBack={props.onBack}
          count={isDirty && !hasSecrets ? t(($) => $.kept) : undefined}
          actions={<Button onClick={props.onBack}>{t(($) => $.cancel)}</Button>}
        />
        {draft.found && (
          <DraftOffer
            draft={draft.found}
            {...{ methods, base, ...words }}
            onRestored={draft.restored}
            onDiscard={draft.clear}
          />
        )}
        {problem && (
          <div data-problem tabIndex={-1} className={styles.problem}>
            <Banner tone="danger">{problem}</Banner>
          </div>
        )}
        <FormBody
          aside={props.aside}
          saveLabel={hasOwnSave ? undefined : (props.submitLabel ?? t(($) => $.save))}
          isBusy={isSubmitting}
        >
          {props.children}
        </FormBody>
      </form>
      {conflict && (
        <ConflictDialog
          rows={conflict.rows}
          text={t(($) => $.conflict.by, { name: conflict.by, when: formatRelative(conflict.at) })}
          okLabel={t(($) => $.conflict.save)}
          {...words}
          onResolve={(sides) => void resolve(sides)}
          onClose={giveUp}
        />
      )}
    </FormProvider>
  );
}
