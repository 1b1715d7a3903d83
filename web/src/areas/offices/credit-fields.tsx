import { useFormContext } from 'react-hook-form';
import { creditModels } from '#domain/areas/offices/office.values.ts';
import { creditModelLabels } from '#domain/areas/offices/offices.labels.ts';
import { FormMoney } from '#web/engine/form/form-money.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

type Model = (typeof creditModels)[number];

/** How far the office may sell before its money is there; a limit belongs to the model Credit alone. */
export function CreditFields() {
  const t = useMessages('offices');
  const names = creditModelLabels[useLanguage()];
  const { setValue } = useFormContext();
  const { field, error } = useField('creditModel');
  const model = field.value as Model;

  function change(next: Model) {
    field.onChange(next);
    if (next !== 'Credit') setValue('creditLimit', '0', { shouldDirty: true });
  }

  return (
    <>
      <RadioTiles
        label={t(($) => $.field.creditModel)}
        value={model}
        onChange={change}
        error={error}
        tiles={creditModels.map((value) => ({
          value,
          label: names[value],
          promise: t(($) => $.credit[value]),
        }))}
      />
      {model === 'Credit' && (
        <FieldGrid>
          <FormMoney name="creditLimit" label={t(($) => $.field.creditLimit)} isRequired />
        </FieldGrid>
      )}
    </>
  );
}
