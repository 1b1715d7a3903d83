import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usStates } from '#domain/kernel/us-states.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { CubanAddress } from './cuban-address.tsx';

const usa = { country: 'USA', street: '', unit: '', city: '', state: '', zip: '' } as const;
const cuba = {
  country: 'Cuba',
  street: '',
  number: '',
  between: '',
  apartment: '',
  neighbourhood: '',
  municipality: '',
  province: '',
} as const;
export const blankAddress = { USA: usa, Cuba: cuba } as const;
type Country = keyof typeof blankAddress;

/** An American or a Cuban address; what was typed for the other country comes back when one changes one's mind. */
export function AddressFields() {
  const t = useMessages('offices');
  const { getValues, setValue, clearErrors } = useFormContext();
  const country = useWatch({ name: 'address.country' }) as Country;
  const typed = useRef<Partial<Record<Country, unknown>>>({});

  function change(next: Country) {
    typed.current[country] = getValues('address');
    clearErrors('address');
    setValue('address', typed.current[next] ?? blankAddress[next], { shouldDirty: true });
  }

  return (
    <>
      <RadioTiles
        label={t(($) => $.address.country)}
        value={country}
        onChange={change}
        tiles={[
          { value: 'USA', label: t(($) => $.address.usa), promise: t(($) => $.address.usaText) },
          { value: 'Cuba', label: t(($) => $.address.cuba), promise: t(($) => $.address.cubaText) },
        ]}
      />
      {country === 'USA' ? <UsaAddress /> : <CubanAddress />}
    </>
  );
}

function UsaAddress() {
  const t = useMessages('offices');
  return (
    <FieldGrid>
      <FormText
        name="address.street"
        label={t(($) => $.address.street)}
        isRequired
        autoComplete="address-line1"
      />
      <FormText name="address.unit" label={t(($) => $.address.unit)} />
      <FormText name="address.city" label={t(($) => $.address.city)} isRequired />
      <FormSelect
        name="address.state"
        label={t(($) => $.address.state)}
        isRequired
        placeholder={t(($) => $.address.choose)}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FormText
        name="address.zip"
        label={t(($) => $.address.zip)}
        isRequired
        inputMode="numeric"
        maxLength={10}
      />
    </FieldGrid>
  );
}
