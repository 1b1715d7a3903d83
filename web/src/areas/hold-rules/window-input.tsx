import { useState } from 'react';
import { windowUnits } from '#domain/areas/hold-rules/rule.values.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import type { ParamInputProps } from './param-input.tsx';

type Unit = (typeof windowUnits)[number];

/** How far a rule looks back; a month and a quarter are one of the calendar. */
export function WindowInput({
  value,
  t,
  errors,
  onChange,
  mayBeOrder = false,
}: ParamInputProps & { mayBeOrder?: boolean }) {
  const window = value as { unit: Unit; length: number | string } | null;
  const [length, setLength] = useState(String(window?.length ?? 1));
  const unit = window?.unit ?? 'order';
  const hasLength = unit === 'hours' || unit === 'days';
  const put = (next: string, typed: string) => {
    if (next === 'order') return onChange(null);
    const isCounted = next === 'hours' || next === 'days';
    onChange({ unit: next, length: isCounted ? (/^\d{1,4}$/.test(typed) ? Number(typed) : typed) : 1 });
  };
  const units = [...(mayBeOrder ? (['order'] as const) : []), ...windowUnits];
  return (
    <>
      <SelectField
        label={t(($) => $.field.window)}
        isRequired
        options={units.map((one) => ({ value: one, label: t(($) => $.unit[one]) }))}
        value={unit}
        error={errors['window']}
        onChange={(event) => put(event.target.value, length)}
      />
      {hasLength && (
        <TextField
          label={t(($) => $.field.length)}
          isRequired
          inputMode="numeric"
          value={length}
          error={errors['window.length']}
          onChange={(event) => {
            setLength(event.target.value);
            put(unit, event.target.value.trim());
          }}
        />
      )}
    </>
  );
}
