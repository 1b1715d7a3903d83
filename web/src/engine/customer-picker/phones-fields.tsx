import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { phoneKindLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { phoneKinds } from '#domain/areas/customers/customer.values.ts';
import { FormSelect } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { PhoneValues } from './blank-person.ts';
import { blankPhone } from './blank-person.ts';
import styles from './person-fields.module.css';

/** The numbers of a person; the first is what they are found by unless another one is marked. */
export function PhonesFields({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useMessages('customer-picker');
  const kinds = phoneKindLabels[useLanguage()];
  const { setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'phones' });
  const phones = useWatch({ name: 'phones' }) as readonly PhoneValues[];
  const frame = useRef<HTMLDivElement>(null);

  /** The button goes with its row; the focus stays in the form. */
  function drop(index: number) {
    remove(index);
    frame.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  }

  function makePrimary(chosen: number) {
    for (const index of phones.keys())
      setValue(`phones.${index}.isPrimary`, index === chosen, { shouldDirty: true });
  }

  return (
    <div ref={frame} className={styles.rows}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.phone}>
          <NumberField name={`phones.${index}.number`} hasFocus={hasFocus && index === 0} />
          <FormSelect
            name={`phones.${index}.kind`}
            label={t(($) => $.field.kind)}
            options={phoneKinds.map((value) => ({ value, label: kinds[value] }))}
          />
          <Mark name={`phones.${index}.isWhatsApp`} label={t(($) => $.field.whatsApp)} />
          {fields.length > 1 && (
            <>
              <Checkbox
                label={t(($) => $.field.primary)}
                checked={phones[index]?.isPrimary ?? false}
                onChange={() => makePrimary(index)}
              />
              <IconButton
                icon={mdiTrashCanOutline}
                label={t(($) => $.removePhone, { number: phones[index]?.number ?? '' })}
                onClick={() => drop(index)}
              />
            </>
          )}
        </div>
      ))}
      <div>
        <Button size="sm" icon={mdiPlus} onClick={() => append({ ...blankPhone, isPrimary: false })}>
          {t(($) => $.addPhone)}
        </Button>
      </div>
    </div>
  );
}

function Mark({ name, label }: { name: string; label: string }) {
  const { field, error } = useField(name);
  const { value, ...rest } = field;
  return <Checkbox {...rest} {...{ label, error }} checked={value === true} />;
}

/**
 * Left empty it is not complained about yet: the focus begins here, and a message that comes up as one clicks on a
 * button below would move the button away from under the click.
 */
function NumberField({ name, hasFocus }: { name: string; hasFocus: boolean }) {
  const t = useMessages('customer-picker');
  const { field, error } = useField(name);
  const value = (field.value as string | null) ?? '';
  return (
    <TextField
      {...field}
      {...{ value, error }}
      type="tel"
      label={t(($) => $.field.phone)}
      isRequired
      autoFocus={hasFocus}
      maxLength={40}
      onBlur={() => value.trim() !== '' && field.onBlur()}
    />
  );
}
