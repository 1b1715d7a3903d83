import { useState } from 'react';
import { instantAt, wallTime } from '#domain/kernel/time-zone.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { DateField } from '#web/kit/input/date-field.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './moment-field.module.css';

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: string;
  timeZone: string;
  isRequired?: boolean;
}

/** A moment as day and time on the office's clock; the form holds it as ISO 8601, or null without a day. */
export function MomentField({ name, label, hint, timeZone, isRequired }: MomentFieldProps) {
  const t = useMessages('notices');
  const { field, error } = useField(name);
  const [shown, setShown] = useState(() => shownOf(field.value as string | null, timeZone));

  function change(next: typeof shown) {
    setShown(next);
    const instant = instantAt({ day: next.day, time: next.time || '00:00' }, timeZone);
    field.onChange(Number.isNaN(instant.getTime()) ? null : instant.toISOString());
  }

  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <DateField
        label={t(($) => $.day)}
        isRequired={isRequired}
        value={shown.day}
        error={error}
        hint={hint}
        ref={field.ref}
        onBlur={field.onBlur}
        onChange={(day) => change({ ...shown, day })}
      />
      <TimeField
        label={t(($) => $.time)}
        value={shown.time}
        onChange={(event) => change({ ...shown, time: event.target.value })}
      />
    </fieldset>
  );
}

function shownOf(value: string | null, timeZone: string): { day: string; time: string } {
  if (value === null || value === '') return { day: '', time: '' };
  const { day, time } = wallTime(new Date(value), timeZone);
  return { day, time: time.slice(0, 5) };
}
