import { useFormContext, useWatch } from 'react-hook-form';
import { municipalitiesOf, provinces } from '#domain/kernel/cuban-places.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Combobox } from '#web/kit/input/combobox.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';

const asOption = (name: string) => ({ value: name, label: name });
const provinceOptions = provinces.map(asOption);
const places = provinces.flatMap((province) =>
  municipalitiesOf(province).map((municipality) => ({ province, municipality })),
);

/** As an address is told in Cuba: where first, then the street and the two it runs between. */
export function CubanAddressFields() {
  const t = useMessages('customer-picker');
  return (
    <>
      <FieldGrid columns={3}>
        <Province />
        <Municipality />
        <FormText name="address.neighbourhood" label={t(($) => $.address.neighbourhood)} maxLength={60} />
      </FieldGrid>
      <FieldGrid columns={4}>
        <FormText name="address.street" label={t(($) => $.address.street)} isRequired maxLength={60} />
        <FormText name="address.number" label={t(($) => $.address.number)} maxLength={15} />
        <FormText name="address.between1" label={t(($) => $.address.between1)} maxLength={60} />
        <FormText name="address.between2" label={t(($) => $.address.between2)} maxLength={60} />
        <FormText name="address.building" label={t(($) => $.address.building)} maxLength={20} />
        <FormText name="address.floor" label={t(($) => $.address.floor)} maxLength={5} />
        <FormText name="address.apartment" label={t(($) => $.address.apartment)} maxLength={10} />
        <FormText name="address.locality" label={t(($) => $.address.locality)} maxLength={60} />
        <FormText name="address.reference" label={t(($) => $.address.reference)} isWide maxLength={200} />
      </FieldGrid>
    </>
  );
}

function Province() {
  const t = useMessages('customer-picker');
  const { setValue } = useFormContext();
  const { field, error } = useField('address.province');
  const value = (field.value as string | null) ?? '';
  return (
    <Combobox
      label={t(($) => $.address.province)}
      isRequired
      options={provinceOptions}
      value={value === '' ? [] : [asOption(value)]}
      error={error}
      onChange={([chosen]) => {
        field.onChange(chosen?.value ?? '');
        setValue('address.municipality', '', { shouldDirty: true });
      }}
    />
  );
}

/** All 168 until a province is chosen: who knows the municipality need not say the province. */
function Municipality() {
  const t = useMessages('customer-picker');
  const { setValue } = useFormContext();
  const { field, error } = useField('address.municipality');
  const province = useWatch({ name: 'address.province' }) as string;
  const value = (field.value as string | null) ?? '';
  if (province !== '') {
    return (
      <FormChoice
        key={province}
        name="address.municipality"
        label={t(($) => $.address.municipality)}
        isRequired
        options={municipalitiesOf(province).map(asOption)}
      />
    );
  }
  const options = places.map((place) => ({
    value: `${place.province}|${place.municipality}`,
    label: `${place.municipality}, ${place.province}`,
  }));
  return (
    <Combobox
      label={t(($) => $.address.municipality)}
      isRequired
      options={options}
      value={value === '' ? [] : [asOption(value)]}
      error={error}
      onChange={([chosen]) => {
        const [inProvince = '', municipality = ''] = chosen?.value.split('|') ?? [];
        setValue('address.province', inProvince, { shouldDirty: true });
        setValue('address.municipality', municipality, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
