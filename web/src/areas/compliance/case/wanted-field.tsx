import { informationLabels } from '#domain/areas/compliance/cases.labels.ts';
import { informationWanted } from '#domain/areas/compliance/cases.values.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { useLanguage } from '#web/lib/i18n.ts';
import styles from './decide.module.css';

/** What is asked for, as boxes to tick. */
export function WantedField({ name, label }: { name: string; label: string }) {
  const { field, error } = useField(name);
  const words = informationLabels[useLanguage()];
  const chosen = field.value as readonly string[];
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      {informationWanted.map((wanted) => (
        <Checkbox
          key={wanted}
          label={words[wanted]}
          checked={chosen.includes(wanted)}
          onChange={({ target }) =>
            field.onChange(target.checked ? [...chosen, wanted] : chosen.filter((one) => one !== wanted))
          }
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
