import { format, isValid, parseISO } from 'date-fns';
import { enUS, es } from 'date-fns/locale';
import { DayPicker } from 'react-day-picker';
import type { DateRange } from 'react-day-picker';
import { currentLanguage } from '#web/lib/i18n.ts';
import styles from './calendar.module.css';

interface SingleProps {
  mode: 'single';
  value: string;
  onChange: (value: string) => void;
}

interface RangeProps {
  mode: 'range';
  value: { from: string; to: string };
  onChange: (value: { from: string; to: string }) => void;
}

function read(text: string): Date | undefined {
  const date = parseISO(text);
  return isValid(date) && text.length === 10 ? date : undefined;
}

function write(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}

/** Month view for one date or a range; a chunk of its own, loaded by the fields that open it. */
export function Calendar(props: SingleProps | RangeProps) {
  const common = {
    classNames: { ...PARTS },
    locale: currentLanguage() === 'es' ? es : enUS,
    autoFocus: true,
    weekStartsOn: 1,
  } as const;

  if (props.mode === 'single') {
    const selected = read(props.value);
    return (
      <DayPicker
        {...common}
        mode="single"
        selected={selected}
        defaultMonth={selected}
        onSelect={(date) => date && props.onChange(write(date))}
      />
    );
  }

  const { onChange } = props;
  const selected: DateRange = { from: read(props.value.from), to: read(props.value.to) };

  function choose(range: DateRange | undefined) {
    if (range?.from) onChange({ from: write(range.from), to: write(range.to ?? range.from) });
  }

  return (
    <DayPicker {...common} mode="range" selected={selected} defaultMonth={selected.from} onSelect={choose} />
  );
}

const PARTS = {
  root: styles.root,
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  outside: styles.outside,
  selected: styles.selected,
  range_middle: styles.middle,
};
