import { useFormContext, useWatch } from 'react-hook-form';
import type { Province } from '#domain/kernel/cuban-places.ts';
import { municipalitiesOf, provinces } from '#domain/kernel/cuban-places.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormSwitch } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Combobox } from '#web/kit/input/combobox.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { CardFields } from './card-fields.tsx';
import { CurrencyTiles } from './currency-tiles.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { PlaceNotice } from './place-notice.tsx';
import type { TransferValues } from './transfer-values.ts';
import { isToCard } from './transfer-values.ts';

const asOption = (name: string) => ({ value: name, label: name });
const provinceOptions = provinces.map(asOption);

interface DeliverySectionProps {
  number: number;
  /** Why there is no price by this method there. */
  problem?: string;
  /** The last digits of the card that is kept. */
  keptCard: string | null;
}

/** How and where it arrives; what is possible there stands at each way while one chooses. */
export function DeliverySection({ number, problem, keptCard }: DeliverySectionProps) {
  const t = useMessages('transfer-form');
  const [province, municipality, method] = useWatch<TransferValues, ['province', 'municipality', 'method']>({
    name: ['province', 'municipality', 'method'],
  });
  const { data } = useCall(
    'GET /api/services/transfers/options',
    { query: { province: province as Province, municipality } },
    { enabled: province !== '', keepPrevious: true },
  );
  const options = province === '' ? undefined : data?.options;
  const option = options?.find((one) => one.method === method);
  return (
    <FormSection number={number} title={t(($) => $.delivery)}>
      <div data-step="delivery">
        <MethodTiles options={options} />
      </div>
      <CurrencyTiles option={option} />
      <FieldGrid columns={3}>
        <ProvinceField />
        <FormChoice
          key={province}
          name="municipality"
          label={t(($) => $.municipality)}
          isRequired
          disabled={province === ''}
          options={municipalitiesOf(province).map(asOption)}
        />
      </FieldGrid>
      <PlaceNotice option={option} place={municipality || province} problem={problem} />
      {option?.hasExpress === true && (
        <FormSwitch name="isExpress" label={t(($) => $.express)} hint={t(($) => $.expressHint)} />
      )}
      {isToCard(method) && <CardFields kept={keptCard} />}
    </FormSection>
  );
}

function ProvinceField() {
  const t = useMessages('transfer-form');
  const { setValue } = useFormContext<TransferValues>();
  const { field, error } = useField('province');
  const value = field.value as string;
  return (
    <Combobox
      label={t(($) => $.province)}
      isRequired
      options={provinceOptions}
      value={value === '' ? [] : [asOption(value)]}
      error={error}
      onChange={([chosen]) => {
        field.onChange(chosen?.value ?? '');
        setValue('municipality', '', { shouldDirty: true });
      }}
    />
  );
}
