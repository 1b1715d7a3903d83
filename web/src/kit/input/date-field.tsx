import { mdiCalendarBlankOutline } from '@mdi/js';
import { lazy, Suspense, useState } from 'react';
import type { FocusEventHandler, Ref } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Popover } from '../overlay/popover.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { maskDate } from './mask-date.ts';

const Calendar = lazy(() => import('./calendar.tsx').then(({ Calendar: each }) => ({ default: each })));

interface DateFieldProps extends FieldProps {
  /** `2026-11-20`, or what has been typed of it so far. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A date typed as yyyy-MM-dd, the dashes come by themselves; the calendar loads when asked for. */
export function DateField({ value, onChange, name, onBlur, ref, ...field }: DateFieldProps) {
  const t = useMessages('kit');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Field
        {...field}
        end={
          <IconButton
            icon={mdiCalendarBlankOutline}
            size="sm"
            label={t(($) => $.field.chooseDate)}
            disabled={field.disabled}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
          />
        }
      >
        {(control) => (
          <input
            {...control}
            {...{ name, onBlur, ref, value }}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t(($) => $.field.dateFormat)}
            onChange={(event) => onChange(maskDate(event.target.value, value))}
          />
        )}
      </Field>
      <Popover anchor={anchor} label={field.label} onClose={() => setAnchor(undefined)}>
        <Suspense>
          <Calendar
            mode="single"
            value={value}
            onChange={(next) => {
              onChange(next);
              setAnchor(undefined);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
