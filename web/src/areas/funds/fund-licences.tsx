import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './funds.module.css';

/** What allows the office to sell, and until when. */
export function FundLicences({ licences }: Pick<FundPaper, 'licences'>) {
  const t = useMessages('funds');
  const words: Readonly<Record<string, string>> = licenceKindLabels[useLanguage()];
  return (
    <Sheet padding="side" title={t(($) => $.licences)}>
      {licences.length === 0 && <p className={styles.note}>{t(($) => $.noLicences)}</p>}
      <ul className={styles.list}>
        {licences.map(({ kind, number, expires, isExpired }) => (
          <li key={`${kind} ${number}`}>
            <span>
              <b>{words[kind] ?? kind}</b>
              <small>
                {number} ·{' '}
                {expires === null
                  ? t(($) => $.licenceEndless)
                  : t(($) => $.licenceUntil, { date: formatDate(expires) })}
              </small>
            </span>
            {isExpired && <StatusChip tone="err" label={t(($) => $.licenceExpired)} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
