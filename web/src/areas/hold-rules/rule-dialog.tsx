import { useId, useState } from 'react';
import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { type RuleKind, ruleKinds } from '#domain/areas/hold-rules/rule.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { paramFields, startParams } from './param-fields.ts';
import { ParamInput } from './param-input.tsx';
import styles from './rule-dialog.module.css';
import { inputOf, type RuleForm } from './rule-input.ts';
import { RuleTerms } from './rule-terms.tsx';
import { useSaveRule } from './use-save-rule.ts';
import { WhatIfPanel } from './what-if-panel.tsx';

/** What the dialog begins with: a version to write anew, a draft to edit, or nothing. */
export interface RuleDraft {
  readonly from?: RuleVersion;
  readonly edited?: RuleVersion;
}

const EMPTY: RuleForm = {
  code: '',
  name: { en: '', es: '' },
  measure: { kind: 'sum', params: startParams('sum') as never },
  action: 'review',
  checkType: 'Other',
  services: [],
  isOn: true,
  isAml: true,
  source: '',
  activeFrom: null,
  activeTo: null,
};

/** A version of a rule as a draft: by its kind, with what it would have changed. */
export function RuleDialog({ draft, onClose }: { draft: RuleDraft; onClose: () => void }) {
  const t = useMessages('hold-rules');
  const id = useId();
  const [form, setForm] = useState<RuleForm>(() => (draft.from === undefined ? EMPTY : inputOf(draft.from)));
  const { save, errors, problem, isBusy } = useSaveRule(draft.edited, onClose);
  const put = (change: Partial<RuleForm>) => setForm((old) => ({ ...old, ...change }));
  const { kind } = form.measure;
  const params = form.measure.params as Readonly<Record<string, unknown>>;
  const isNew = draft.from === undefined;
  return (
    <Dialog
      isOpen
      title={isNew ? t(($) => $.add) : `${t(($) => $.change)}: ${form.code}`}
      maxWidth={820}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" type="submit" form={id} isBusy={isBusy}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(form);
        }}
      >
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FieldGrid columns={3}>
          <TextField
            label={t(($) => $.field.code)}
            isRequired
            disabled={!isNew}
            maxLength={30}
            value={form.code}
            error={errors['code']}
            onChange={(event) => put({ code: event.target.value.toUpperCase() })}
          />
          <TextField
            label={t(($) => $.field.nameEn)}
            isRequired
            maxLength={120}
            value={form.name.en}
            error={errors['name.en']}
            onChange={(event) => put({ name: { ...form.name, en: event.target.value } })}
          />
          <TextField
            label={t(($) => $.field.nameEs)}
            isRequired
            maxLength={120}
            value={form.name.es}
            error={errors['name.es']}
            onChange={(event) => put({ name: { ...form.name, es: event.target.value } })}
          />
          <SelectField
            label={t(($) => $.field.kind)}
            isRequired
            disabled={!isNew}
            options={ruleKinds.map((one) => ({ value: one, label: t(($) => $.kind[one]) }))}
            value={kind}
            onChange={(event) => {
              const next = event.target.value as RuleKind;
              put({ measure: { kind: next, params: startParams(next) } as never });
            }}
          />
          {paramFields[kind].map((field) => (
            <ParamInput
              key={`${kind} ${field.name}`}
              field={field}
              value={params[field.name]}
              t={t}
              errors={below(errors, 'measure.params.')}
              onChange={(value) =>
                put({ measure: { kind, params: { ...params, [field.name]: value } } as never })
              }
            />
          ))}
        </FieldGrid>
        <RuleTerms form={form} errors={errors} onChange={put} />
      </form>
      <WhatIfPanel input={form} />
    </Dialog>
  );
}

function below(errors: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  );
}
