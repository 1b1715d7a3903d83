import { useFormContext, useWatch } from 'react-hook-form';
import { municipalitiesOf, provinces } from '#domain/kernel/cuban-places.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** As an address is told in Cuba: the street, the two it runs between, the municipality of its province. */
export function CubanAddress() {
  const t = useMessages('offices');
  const { setValue } = useFormContext();
  const province = useField('address.province');
  const chosen = useWatch({ name: 'address.province' }) as string | undefined;
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <FieldGrid>
      <FormText name="address.street" label={t(($) => $.address.calle)} isRequired />
      <FormText name="address.number" label={t(($) => $.address.number)} />
      <FormText
        name="address.between"
        label={t(($) => $.address.between)}
        hint={t(($) => $.address.betweenHint)}
      />
      <FormText name="address.apartment" label={t(($) => $.address.apartment)} />
      <FormText name="address.neighbourhood" label={t(($) => $.address.neighbourhood)} />
      <SelectField
        {...province.field}
        label={t(($) => $.address.province)}
        isRequired
        placeholder={t(($) => $.address.choose)}
        options={options(provinces)}
        value={chosen ?? ''}
        error={province.error}
        onChange={(event) => {
          province.field.onChange(event);
          setValue('address.municipality', '', { shouldDirty: true });
        }}
      />
      <FormSelect
        name="address.municipality"
        label={t(($) => $.address.municipality)}
        isRequired
        disabled={!chosen}
        placeholder={t(($) => $.address.choose)}
        options={options(municipalitiesOf(chosen ?? ''))}
      />
    </FieldGrid>
  );
}
