import { mdiCalendarBlankOutline } from '@mdi/js';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { Button } from '../action/button.tsx';
import { Popover } from '../overlay/popover.tsx';
import { FilterChip } from '../text/filter-chip.tsx';
import { DateField } from './date-field.tsx';
import { PRESETS, presetOf, rangeOf } from './date-range.ts';
import type { DateRange } from './date-range.ts';
import styles from './date-range-field.module.css';

const Calendar = lazy(() => import('./calendar.tsx').then(({ Calendar: each }) => ({ default: each })));

interface DateRangeFieldProps {
  label: string;
  value: DateRange | undefined;
  onChange: (value: DateRange) => void;
  onClear?: () => void;
  /** The office's own today, yyyy-MM-dd. */
  today: string;
}

/** A range as a chip: presets, two typed dates, and a calendar that loads when it opens. */
export function DateRangeField({ label, value, onChange, onClear, today }: DateRangeFieldProps) {
  const t = useMessages('kit');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [draft, setDraft] = useState<DateRange>({ from: today, to: today });
  const preset = value && presetOf(value, today);
  const text =
    value && (preset ? t(($) => $.range[preset]) : `${formatDate(value.from)} – ${formatDate(value.to)}`);

  function apply(range: DateRange) {
    onChange(range.from <= range.to ? range : { from: range.to, to: range.from });
    setAnchor(undefined);
  }

  function open(target: HTMLElement) {
    setDraft(value ?? { from: today, to: today });
    setAnchor(target);
  }

  return (
    <>
      <FilterChip label={label} value={text} icon={mdiCalendarBlankOutline} onOpen={open} onClear={onClear} />
      <Popover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
        <div className={styles.panel}>
          <div className={styles.presets}>
            {PRESETS.map((name) => (
              <Button key={name} size="sm" onClick={() => apply(rangeOf(name, today))}>
                {t(($) => $.range[name])}
              </Button>
            ))}
          </div>
          <div className={styles.dates}>
            <DateField
              label={t(($) => $.range.from)}
              value={draft.from}
              onChange={(from) => setDraft({ ...draft, from })}
            />
            <DateField
              label={t(($) => $.range.to)}
              value={draft.to}
              onChange={(to) => setDraft({ ...draft, to })}
            />
          </div>
          <div className={styles.month}>
            <Suspense>
              <Calendar mode="range" value={draft} onChange={setDraft} />
            </Suspense>
          </div>
          <Button
            variant="primary"
            disabled={draft.from.length + draft.to.length < 20}
            onClick={() => apply(draft)}
          >
            {t(($) => $.range.apply)}
          </Button>
        </div>
      </Popover>
    </>
  );
}
