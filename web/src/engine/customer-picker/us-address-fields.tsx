import { useFormContext, useWatch } from 'react-hook-form';
import { usStates } from '#domain/kernel/us-states.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { stateOfZip } from './zip-state.ts';

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** One address in the US; the ZIP code says the state. `name` is its place in the form: `addresses.0`. */
export function UsAddressFields({ name }: { name: string }) {
  const t = useMessages('customer-picker');
  return (
    <FieldGrid columns={4}>
      <Zip name={name} />
      <FormSelect
        name={`${name}.state`}
        label={t(($) => $.address.state)}
        placeholder={t(($) => $.choose)}
        options={states}
      />
      <FormText name={`${name}.city`} label={t(($) => $.address.city)} maxLength={40} />
      <FormText name={`${name}.line2`} label={t(($) => $.address.line2)} maxLength={40} />
      <FormText name={`${name}.line1`} label={t(($) => $.address.line1)} isWide maxLength={80} />
    </FieldGrid>
  );
}

function Zip({ name }: { name: string }) {
  const t = useMessages('customer-picker');
  const { setValue } = useFormContext();
  const { field, error } = useField(`${name}.zip`);
  const state = useWatch({ name: `${name}.state` }) as string;

  function change(zip: string) {
    const before = stateOfZip(String(field.value ?? ''));
    field.onChange(zip);
    const found = stateOfZip(zip);
    // A state chosen by hand stays; one that came from the ZIP code follows it.
    if (found !== undefined && (state === '' || state === before)) {
      setValue(`${name}.state`, found, { shouldDirty: true, shouldValidate: state !== '' });
    }
  }

  return (
    <TextField
      {...field}
      value={(field.value as string | null) ?? ''}
      label={t(($) => $.address.zip)}
      error={error}
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
    />
  );
}
