import { useState } from 'react';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './setting.module.css';
import type { Period } from './use-setting-change.ts';

interface PeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
  errors: Readonly<Record<string, string>>;
}

/** From when a change counts, until when, and why. */
export function PeriodFields({ period, onChange, errors }: PeriodFieldsProps) {
  const t = useMessages('transfer-settings');
  const [isLater, setIsLater] = useState(period.day !== '');
  const [hasEnd, setHasEnd] = useState(period.endDay !== '');
  const put = (values: Partial<Period>) => onChange({ ...period, ...values });
  return (
    <div className={styles.period}>
      <FieldGrid columns={3}>
        <SelectField
          label={t(($) => $.when)}
          value={isLater ? 'later' : 'now'}
          error={isLater ? undefined : errors['validFrom']}
          options={[
            { value: 'now', label: t(($) => $.atOnce) },
            { value: 'later', label: t(($) => $.later) },
          ]}
          onChange={(event) => {
            setIsLater(event.target.value === 'later');
            put({ day: '', time: '' });
          }}
        />
        {isLater && (
          <>
            <DateField
              label={t(($) => $.day)}
              isRequired
              value={period.day}
              error={errors['validFrom']}
              onChange={(day) => put({ day })}
            />
            <TimeField
              label={t(($) => $.time)}
              value={period.time}
              onChange={(event) => put({ time: event.target.value })}
            />
          </>
        )}
      </FieldGrid>
      <Checkbox
        label={t(($) => $.onlyUntil)}
        checked={hasEnd}
        onChange={(event) => {
          setHasEnd(event.target.checked);
          put({ endDay: '', endTime: '' });
        }}
      />
      {hasEnd && (
        <FieldGrid columns={3}>
          <DateField
            label={t(($) => $.endDay)}
            value={period.endDay}
            error={errors['validTo']}
            onChange={(endDay) => put({ endDay })}
          />
          <TimeField
            label={t(($) => $.endTime)}
            value={period.endTime}
            onChange={(event) => put({ endTime: event.target.value })}
          />
        </FieldGrid>
      )}
      <TextField
        label={t(($) => $.reason)}
        isRequired
        isWide
        maxLength={300}
        value={period.reason}
        error={errors['reason']}
        onChange={(event) => put({ reason: event.target.value })}
      />
    </div>
  );
}
