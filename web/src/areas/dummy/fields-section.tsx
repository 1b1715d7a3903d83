import { useState } from 'react';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { Combobox } from '#web/kit/input/combobox.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';

const PROVINCES: Option[] = ['Camagüey', 'Granma', 'Holguín', 'La Habana', 'Villa Clara'].map((label) => ({
  value: label,
  label,
}));

/** Text, choices and yes or no. */
export function FieldsSection() {
  const t = useMessages('dummy');
  const [one, setOne] = useState<readonly Option[]>(PROVINCES.slice(2, 3));
  const [many, setMany] = useState<readonly Option[]>(PROVINCES.slice(0, 2));
  return (
    <FormSection number={1} title={t(($) => $.field.receiver)}>
      <FieldGrid>
        <TextField label={t(($) => $.field.names)} defaultValue="Rosa" isRequired />
        <TextField
          label={t(($) => $.field.surname)}
          defaultValue="Peña"
          hint={t(($) => $.field.surnameHint)}
        />
        <TextField
          label={t(($) => $.field.card)}
          defaultValue="580317123"
          error={t(($) => $.field.cardError)}
        />
        <SelectField
          label={t(($) => $.field.relationship)}
          options={[{ value: 'm', label: t(($) => $.field.mother) }]}
          placeholder={t(($) => $.field.choose)}
        />
        <Combobox label={t(($) => $.field.province)} options={PROVINCES} value={one} onChange={setOne} />
        <Combobox
          label={t(($) => $.field.offices)}
          options={PROVINCES}
          value={many}
          onChange={setMany}
          isMultiple
        />
        <TextField label={t(($) => $.col.phone)} defaultValue="+53 5 331 0924" disabled />
        <TimeField label={t(($) => $.field.publishAt)} defaultValue="14:32" />
        <TextField label={t(($) => $.field.remark)} rows={3} isWide />
      </FieldGrid>
      <Checkbox label={t(($) => $.field.keep)} defaultChecked hint={t(($) => $.field.keepHint)} />
      <Checkbox label={t(($) => $.field.off)} disabled />
      <Switch label={t(($) => $.field.live)} defaultChecked />
      <Switch label={t(($) => $.field.sound)} />
    </FormSection>
  );
}
