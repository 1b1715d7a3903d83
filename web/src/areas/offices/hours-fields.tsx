import { useFieldArray, useFormContext } from 'react-hook-form';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './rows.module.css';
import { weekdayName, weekdays } from './weekdays.ts';

interface Hours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

const usual = { opens: '09:00', closes: '18:00' };

/** The week; a day without a tick is closed. A new day opens like the one before it. */
export function HoursFields() {
  const t = useMessages('offices');
  const language = useLanguage();
  const { getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'hours' });
  const days = fields as unknown as readonly (Hours & { id: string })[];

  function toggle(weekday: number, index: number) {
    if (index >= 0) return remove(index);
    const typed = getValues('hours') as readonly Hours[];
    const before = typed.findLast((day) => day.weekday < weekday);
    append({ weekday, opens: before?.opens ?? usual.opens, closes: before?.closes ?? usual.closes });
  }

  return (
    <div className={styles.rows}>
      {weekdays.map((weekday) => {
        const index = days.findIndex((day) => day.weekday === weekday);
        const day = weekdayName(weekday, language);
        return (
          <div key={weekday} className={styles.day} role="group" aria-label={day}>
            <Checkbox label={day} checked={index >= 0} onChange={() => toggle(weekday, index)} />
            {index < 0 ? (
              <p className={styles.closed}>{t(($) => $.hours.closed)}</p>
            ) : (
              <>
                <Time
                  key={`${days[index]?.id} opens`}
                  name={`hours.${index}.opens`}
                  label={t(($) => $.hours.opens)}
                />
                <Time
                  key={`${days[index]?.id} closes`}
                  name={`hours.${index}.closes`}
                  label={t(($) => $.hours.closes)}
                />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Time({ name, label }: { name: string; label: string }) {
  const { field, error } = useField(name);
  return <TimeField {...field} value={field.value as string} {...{ label, error }} />;
}
