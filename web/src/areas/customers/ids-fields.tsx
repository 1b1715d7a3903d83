import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useFieldArray } from 'react-hook-form';
import { blankId } from '#web/engine/customer-picker/blank-person.ts';
import { IdFields } from '#web/engine/customer-picker/id-fields.tsx';
import { FormFile } from '#web/engine/form/form-file.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './customer-form.module.css';

/** The documents of a new customer, with pictures of both sides. */
export function IdsFields() {
  const t = useMessages('customers');
  const { fields, append, remove } = useFieldArray({ name: 'ids' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.card}>
          <IdFields name={`ids.${index}`} />
          <IdFiles name={`ids.${index}`} />
          {fields.length > 1 && (
            <div>
              <Button size="sm" icon={mdiTrashCanOutline} onClick={() => remove(index)}>
                {t(($) => $.remove)}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button size="sm" icon={mdiPlus} onClick={() => append(blankId)}>
          {t(($) => $.addId)}
        </Button>
      </div>
    </>
  );
}

export function IdFiles({ name }: { name: string }) {
  const t = useMessages('customers');
  return (
    <FieldGrid columns={2}>
      <FormFile
        name={`${name}.frontFileId`}
        label={t(($) => $.ids.front)}
        use="document"
        accept=".pdf,image/*"
      />
      <FormFile
        name={`${name}.backFileId`}
        label={t(($) => $.ids.back)}
        use="document"
        accept=".pdf,image/*"
      />
    </FieldGrid>
  );
}
