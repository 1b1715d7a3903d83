import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useFieldArray } from 'react-hook-form';
import { addressKindLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { addressKinds } from '#domain/areas/customers/customer.values.ts';
import { blankUsAddress } from '#web/engine/customer-picker/blank-person.ts';
import { UsAddressFields } from '#web/engine/customer-picker/us-address-fields.tsx';
import { FormSelect } from '#web/engine/form/form-fields.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './customer-form.module.css';

/** Where a customer lives and gets letters; the first one stands on papers. */
export function AddressesFields() {
  const t = useMessages('customers');
  const kinds = addressKindLabels[useLanguage()];
  const { fields, append, remove } = useFieldArray({ name: 'addresses' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.card}>
          <UsAddressFields name={`addresses.${index}`} />
          {fields.length > 1 && (
            <div className={styles.foot}>
              <FormSelect
                name={`addresses.${index}.kind`}
                label={t(($) => $.field.kind)}
                options={addressKinds.map((value) => ({ value, label: kinds[value] }))}
              />
              <Button size="sm" icon={mdiTrashCanOutline} onClick={() => remove(index)}>
                {t(($) => $.remove)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {fields.length < 5 && (
        <div>
          <Button
            size="sm"
            icon={mdiPlus}
            onClick={() => append({ ...blankUsAddress, kind: fields.length === 0 ? 'Home' : 'Mailing' })}
          >
            {t(($) => $.addAddress)}
          </Button>
        </div>
      )}
    </>
  );
}
