import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { CaseAge, CaseStateChip, EvidenceMark, ReasonChips } from './case-cells.tsx';
import styles from './cases.module.css';

/** A case on a narrow screen: who to whom, how much, why, how alike, how long. */
export function CaseCard({ row, href }: { row: CaseRow; href: string }) {
  const t = useMessages('compliance');
  const { score, listedName } = row;
  const hit = score === null ? '' : `${score.toFixed(2)} ${listedName}`;
  return (
    <div className={styles.card}>
      <a href={href}>{row.parties}</a>
      <b className={styles.amount}>{row.amount === null ? null : formatMoney(row.amount, 'USD')}</b>
      <small>{[row.number, row.orderNumber, row.office].filter(Boolean).join(' · ')}</small>
      <CaseStateChip state={row.state} />
      <span className={styles.wide}>
        <ReasonChips reasons={row.reasons} />
        <CaseAge row={row} />
      </span>
      {hit !== '' && (
        <span className={styles.wide}>
          <small>{hit}</small>
          <span className={styles.marks}>
            <EvidenceMark flag={row.birth} fact={t(($) => $.fact.birth)} />
            <EvidenceMark flag={row.idNumber} fact={t(($) => $.fact.idNumber)} />
          </span>
        </span>
      )}
    </div>
  );
}
