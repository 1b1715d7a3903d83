import { Link } from '@tanstack/react-router';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { clockKindLabels } from '#domain/areas/compliance/cases.labels.ts';
import { type ClockKind, countsBusinessDays } from '#domain/areas/compliance/cases.values.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './case.module.css';

/** What this case owes to authorities, and by when. */
export function CaseClocks({ clocks }: Pick<CasePaper, 'clocks'>) {
  const t = useMessages('case');
  const words = clockKindLabels[useLanguage()];
  if (clocks.length === 0) return null;
  return (
    <Sheet padding="side" title={t(($) => $.clocks.title)}>
      <ul className={styles.clocks}>
        {clocks.map(({ id, kind, state, dueOn, daysLeft, reference }) => (
          <li key={id} className={styles[state]}>
            <b>{words[kind]}</b>
            <span>
              {state === 'Filed'
                ? t(($) => $.clocks.filed, { reference })
                : `${t(($) => $.clocks.due, { date: formatDate(dueOn) })} · ${left(kind, daysLeft)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/compliance/clocks">{t(($) => $.clocks.all)}</Link>
      </p>
    </Sheet>
  );

  function left(kind: ClockKind, days: number): string {
    const count = Math.abs(days);
    if (countsBusinessDays(kind)) {
      return t(($) => (days < 0 ? $.clocks.businessOver : $.clocks.businessLeft), { count });
    }
    return t(($) => (days < 0 ? $.clocks.over : $.clocks.left), { count });
  }
}
