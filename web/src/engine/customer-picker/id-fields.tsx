import { mdiCheckCircleOutline, mdiAlertOutline } from '@mdi/js';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { idTypeLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { countries } from '#domain/kernel/countries.ts';
import { idTypes, onlyCountryOf, readIdNumber, typesThatExpire } from '#domain/kernel/id-number.ts';
import type { IdType } from '#domain/kernel/id-number.ts';
import { problemMessage } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { usStates } from '#domain/kernel/us-states.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormDate } from '#web/engine/form/form-date.tsx';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { IdValues } from './blank-person.ts';
import styles from './person-fields.module.css';

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));
const withState: readonly IdType[] = ['DriverLicense', 'StateId'];

/** One identity document; its number is judged while it is typed. `name` is its place in the form: `ids.0`. */
export function IdFields({ name }: { name: string }) {
  const t = useMessages('customer-picker');
  const language = useLanguage();
  const id = useWatch({ name }) as IdValues;
  const isFixed = onlyCountryOf[id.type] !== undefined;
  return (
    <div className={styles.card}>
      <FieldGrid columns={3}>
        <TypeField name={name} />
        <FormText name={`${name}.number`} label={t(($) => $.id.number)} maxLength={30} />
        <FormDate
          name={`${name}.expiresOn`}
          label={t(($) => $.id.expiresOn)}
          isNullable
          isRequired={typesThatExpire.includes(id.type) && id.number !== ''}
        />
        <FormChoice
          name={`${name}.country`}
          label={t(($) => $.id.country)}
          disabled={isFixed}
          options={countries.map((country) => ({ value: country.code, label: country[language] }))}
        />
        {withState.includes(id.type) && id.country === 'US' && (
          <FormSelect
            name={`${name}.state`}
            label={t(($) => $.id.state)}
            placeholder={t(($) => $.choose)}
            options={states}
          />
        )}
        <FormDate name={`${name}.issuedOn`} label={t(($) => $.id.issuedOn)} isNullable />
      </FieldGrid>
      <Verdict id={id} />
    </div>
  );
}

/** With another kind the country follows, where the kind is of one country only. */
function TypeField({ name }: { name: string }) {
  const t = useMessages('customer-picker');
  const words = idTypeLabels[useLanguage()];
  const { setValue } = useFormContext();
  const { field, error } = useField(`${name}.type`);
  return (
    <SelectField
      {...field}
      label={t(($) => $.id.type)}
      value={field.value as string}
      error={error}
      options={idTypes.map((value) => ({ value, label: words[value] }))}
      onChange={(event) => {
        const type = event.target.value as IdType;
        field.onChange(type);
        const country = onlyCountryOf[type];
        if (country !== undefined) setValue(`${name}.country`, country, { shouldDirty: true });
        if (!withState.includes(type)) setValue(`${name}.state`, '', { shouldDirty: true });
      }}
    />
  );
}

/** Whether the number can be one of this kind, and whether the document is still good today. */
function Verdict({ id }: { id: IdValues }) {
  const t = useMessages('customer-picker');
  const language = useLanguage();
  const zone = useOffices().office?.timeZone ?? 'America/New_York';
  const [today] = useState(() => dayAt(new Date(), zone));
  if (id.number.trim().length < 4) return null;
  const read = readIdNumber({ ...id, state: id.state ?? '' }, today);
  const fault = 'fault' in read ? problemMessage(read.fault, language) : undefined;
  const bad = fault ?? (isOver(id, today) ? t(($) => $.id.expired) : undefined);
  const good = t(($) => (isScanned(id) ? $.id.scanned : $.id.fits));
  return (
    <p className={`${styles.verdict} ${bad ? styles.bad : styles.good}`} role="status">
      <Icon path={bad ? mdiAlertOutline : mdiCheckCircleOutline} size={16} />
      {bad ?? good}
    </p>
  );
}

function isOver({ expiresOn }: IdValues, today: string): boolean {
  return typeof expiresOn === 'string' && expiresOn < today;
}

function isScanned({ verification }: IdValues): boolean {
  return verification === 'Mrz' || verification === 'Pdf417';
}
