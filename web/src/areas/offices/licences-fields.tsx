import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import { licenceKinds } from '#domain/areas/offices/office.values.ts';
import { usStates } from '#domain/kernel/us-states.ts';
import { FormSelect, FormSwitch, FormText } from '#web/engine/form/form-fields.tsx';
import { FormFile } from '#web/engine/form/form-file.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { LicenceEnd } from './licence-end.tsx';
import styles from './rows.module.css';

interface Licence {
  readonly number: string;
  readonly expires: string | null;
}

const blank = {
  kind: 'BusinessTaxReceipt',
  number: '',
  state: '',
  expires: null,
  fileId: null,
  blocksSales: false,
};

/** What the office is allowed to do, by whom and until when. */
export function LicencesFields() {
  const t = useMessages('offices');
  const kinds = licenceKindLabels[useLanguage()];
  const { fields, append, remove } = useFieldArray({ name: 'licences' });
  const licences = useWatch({ name: 'licences' }) as readonly Licence[];
  const timeZone = useWatch({ name: 'timeZone' }) as string;
  const frame = useRef<HTMLDivElement>(null);

  /** The button goes with its row; the focus stays in the form. */
  function drop(index: number) {
    remove(index);
    frame.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  }

  return (
    <div ref={frame} className={styles.rows}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.card}>
          <FieldGrid columns={2}>
            <FormSelect
              name={`licences.${index}.kind`}
              label={t(($) => $.licence.kind)}
              options={licenceKinds.map((value) => ({ value, label: kinds[value] }))}
            />
            <FormText name={`licences.${index}.number`} label={t(($) => $.licence.number)} isRequired />
            <FormSelect
              name={`licences.${index}.state`}
              label={t(($) => $.licence.state)}
              placeholder={t(($) => $.licence.federal)}
              options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
            />
            <End name={`licences.${index}.expires`} />
          </FieldGrid>
          <FormFile
            name={`licences.${index}.fileId`}
            label={t(($) => $.licence.file)}
            use="document"
            accept=".pdf,image/*"
          />
          <FormSwitch
            name={`licences.${index}.blocksSales`}
            label={t(($) => $.licence.blocksSales)}
            hint={t(($) => $.licence.blocksSalesHint)}
          />
          <div className={styles.foot}>
            <span>
              <LicenceEnd expires={licences[index]?.expires ?? null} timeZone={timeZone} />
            </span>
            <IconButton
              icon={mdiTrashCanOutline}
              label={t(($) => $.licence.remove, { number: licences[index]?.number ?? '' })}
              onClick={() => drop(index)}
            />
          </div>
        </div>
      ))}
      <div>
        <Button size="sm" icon={mdiPlus} onClick={() => append(blank)}>
          {t(($) => $.licence.add)}
        </Button>
      </div>
    </div>
  );
}

/** An empty date is none: the licence has no end. */
function End({ name }: { name: string }) {
  const t = useMessages('offices');
  const { field, error } = useField(name);
  return (
    <DateField
      label={t(($) => $.licence.expires)}
      name={name}
      value={(field.value as string | null) ?? ''}
      onChange={(day) => field.onChange(day || null)}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
