import { useId, useState } from 'react';
import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import { FormChoices } from '#web/engine/form/form-choices.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './rows.module.css';
import { searchOffices } from './search-offices.ts';
import { useOfferedServices } from './use-offered-services.ts';

/** What is sold or delivered here, and with whom it works together. */
export function ServicesFields({ known }: { known: readonly Option[] }) {
  const t = useMessages('offices');
  const names = serviceTypeLabels[useLanguage()];
  const { field, error } = useField('serviceTypes');
  const errorId = useId();
  const chosen = field.value as readonly string[];
  const [kept] = useState(chosen);
  const services = useOfferedServices(kept);
  return (
    <>
      <fieldset className={styles.checks} aria-describedby={error ? errorId : undefined}>
        <legend className={styles.legend}>{t(($) => $.field.serviceTypes)}</legend>
        {services.map((service) => (
          <Checkbox
            key={service}
            label={names[service]}
            checked={chosen.includes(service)}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...chosen, service] : chosen.filter((each) => each !== service),
              )
            }
          />
        ))}
      </fieldset>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <FormChoices
        name="linkedOfficeIds"
        label={t(($) => $.field.linkedOfficeIds)}
        hint={t(($) => $.hint.linkedOfficeIds)}
        placeholder={t(($) => $.hint.search)}
        options={searchOffices}
        known={known}
      />
    </>
  );
}
