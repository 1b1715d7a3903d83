import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { phoneKinds } from '#domain/areas/offices/office.values.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './rows.module.css';

/** The numbers of the office, as many as it has. */
export function PhonesFields() {
  const t = useMessages('offices');
  const { fields, append, remove } = useFieldArray({ name: 'phones' });
  const phones = useWatch({ name: 'phones' }) as readonly { number: string }[];
  const frame = useRef<HTMLDivElement>(null);

  /** The button goes with its row; the focus stays in the form. */
  function drop(index: number) {
    remove(index);
    frame.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  }

  return (
    <div ref={frame} className={styles.rows}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.row}>
          <FormSelect
            name={`phones.${index}.kind`}
            label={t(($) => $.phone.kind)}
            options={phoneKinds.map((value) => ({ value, label: t(($) => $.phone.kinds[value]) }))}
          />
          <FormText name={`phones.${index}.number`} type="tel" label={t(($) => $.phone.number)} isRequired />
          <IconButton
            icon={mdiTrashCanOutline}
            label={t(($) => $.phone.remove, { number: phones[index]?.number ?? '' })}
            onClick={() => drop(index)}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon={mdiPlus} onClick={() => append({ kind: 'Main', number: '' })}>
          {t(($) => $.phone.add)}
        </Button>
      </div>
    </div>
  );
}
