import { FormText } from '#web/engine/form/form-fields.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** The name as Cubans have it: two given names, two surnames, each where it belongs. */
export function PersonNameFields() {
  const t = useMessages('customer-picker');
  return (
    <FieldGrid columns={4}>
      <FormText name="firstName" label={t(($) => $.field.firstName)} isRequired maxLength={60} />
      <FormText name="middleName" label={t(($) => $.field.middleName)} maxLength={60} />
      <FormText name="lastName" label={t(($) => $.field.lastName)} isRequired maxLength={60} />
      <FormText name="secondLastName" label={t(($) => $.field.secondLastName)} maxLength={60} />
    </FieldGrid>
  );
}
