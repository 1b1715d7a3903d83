import { Link } from '@tanstack/react-router';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { clockKindLabels } from '#domain/areas/compliance/cases.labels.ts';
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
                : `${t(($) => $.clocks.due, { date: formatDate(dueOn) })} · ${left(daysLeft)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/compliance/clocks">{t(($) => $.clocks.all)}</Link>
      </p>
    </Sheet>
  );

  function left(days: number): string {
    return days < 0 ? t(($) => $.clocks.over, { count: -days }) : t(($) => $.clocks.left, { count: days });
  }
}
