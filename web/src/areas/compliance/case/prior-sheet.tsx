import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './evidence.module.css';

/** What officers decided about this person before, and until when it counts. */
export function PriorSheet({ prior }: Pick<CasePaper, 'prior'>) {
  const t = useMessages('case');
  if (prior.length === 0) return null;
  return (
    <Sheet padding="paper" title={t(($) => $.prior.title)}>
      <ul className={styles.priors}>
        {prior.map(({ at, by, source, name, decision, note, expiresAt }) => (
          <li key={`${at} ${name}`}>
            <b>{t(($) => $.hitState[decision as keyof Catalog['case']['hitState']])}</b>{' '}
            {t(($) => $.list[source as keyof Catalog['case']['list']])} · {name}
            <p>{note}</p>
            <small>
              {[
                formatDateTime(at),
                by,
                expiresAt !== null && t(($) => $.prior.until, { date: formatDate(expiresAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
