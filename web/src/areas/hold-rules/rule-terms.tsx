import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import { serviceTypes } from '#domain/access/service-type.ts';
import { checkTypes, ruleActions } from '#domain/areas/hold-rules/rule.values.ts';
import { instantAt, wallTime } from '#domain/kernel/time-zone.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './param-input.module.css';
import type { RuleForm } from './rule-input.ts';

interface RuleTermsProps {
  form: RuleForm;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<RuleForm>) => void;
}

const sold = serviceTypes.filter((service) => service !== 'None');

/** What a rule does where, from when, and who may know. */
export function RuleTerms({ form, errors, onChange }: RuleTermsProps) {
  const t = useMessages('hold-rules');
  const language = useLanguage();
  const timeZone = useOffices().office?.timeZone ?? 'America/New_York';
  const chosen: readonly string[] = form.services;
  const dayOf = (at: string | null) => (at === null ? '' : wallTime(new Date(at), timeZone).day);
  const momentOf = (day: string) => {
    if (day === '') return null;
    const at = instantAt({ day, time: '00:00' }, timeZone);
    return Number.isNaN(at.getTime()) ? day : at.toISOString();
  };
  return (
    <>
      <FieldGrid columns={3}>
        <SelectField
          label={t(($) => $.field.action)}
          isRequired
          options={ruleActions.map((value) => ({ value, label: t(($) => $.action[value]) }))}
          value={form.action}
          error={errors['action']}
          onChange={(event) => onChange({ action: event.target.value as RuleForm['action'] })}
        />
        <SelectField
          label={t(($) => $.field.checkType)}
          isRequired
          options={checkTypes.map((value) => ({ value, label: t(($) => $.check[value]) }))}
          value={form.checkType}
          onChange={(event) => onChange({ checkType: event.target.value as RuleForm['checkType'] })}
        />
        <TextField
          label={t(($) => $.field.source)}
          maxLength={120}
          value={form.source ?? ''}
          error={errors['source']}
          onChange={(event) => onChange({ source: event.target.value })}
        />
        <DateField
          label={t(($) => $.field.activeFrom)}
          hint={form.activeFrom === null ? t(($) => $.atOnce) : undefined}
          value={dayOf(form.activeFrom)}
          error={errors['activeFrom']}
          onChange={(day) => onChange({ activeFrom: momentOf(day) })}
        />
        <DateField
          label={t(($) => $.field.activeTo)}
          hint={form.activeTo === null ? t(($) => $.noEnd) : undefined}
          value={dayOf(form.activeTo)}
          error={errors['activeTo']}
          onChange={(day) => onChange({ activeTo: momentOf(day) })}
        />
        <Switch
          label={t(($) => $.field.isOn)}
          checked={form.isOn}
          onChange={(event) => onChange({ isOn: event.target.checked })}
        />
      </FieldGrid>
      <Switch
        label={t(($) => $.field.isAml)}
        checked={form.isAml}
        onChange={(event) => onChange({ isAml: event.target.checked })}
      />
      <fieldset className={styles.checks}>
        <legend>{t(($) => $.field.services)}</legend>
        {sold.map((service) => (
          <Checkbox
            key={service}
            label={serviceTypeLabels[language][service]}
            checked={chosen.includes(service)}
            onChange={({ target: { checked } }) =>
              onChange({ services: sold.filter((one) => (one === service ? checked : chosen.includes(one))) })
            }
          />
        ))}
      </fieldset>
    </>
  );
}
