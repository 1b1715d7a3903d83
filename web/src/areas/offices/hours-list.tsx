import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { formatTime12 } from '#domain/kernel/calendar.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { weekdayName, weekdays } from './weekdays.ts';

/** The week, closed days too. */
export function HoursList({ hours }: { hours: OfficePaper['hours'] }) {
  const t = useMessages('offices');
  const language = useLanguage();
  if (hours.length === 0) return t(($) => $.paper.noHours);
  return (
    <KeyValueList
      items={weekdays.map((weekday) => {
        const day = hours.find((one) => one.weekday === weekday);
        return {
          label: weekdayName(weekday, language),
          value: day ? `${formatTime12(day.opens)} – ${formatTime12(day.closes)}` : t(($) => $.hours.closed),
        };
      })}
    />
  );
}
