import { officeTypeLabels } from '#domain/access/access.labels.ts';
import type { OfficeRow } from '#domain/areas/offices/offices.rows.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './office-card.module.css';
import { OfficeState } from './office-state.tsx';

/** An office on a narrow screen. */
export function OfficeCard({ row, href }: { row: OfficeRow; href: string }) {
  const t = useMessages('offices');
  const type = officeTypeLabels[useLanguage()][row.officeType];
  return (
    <div className={styles.card}>
      <a href={href}>{row.name}</a>
      <OfficeState isActive={row.active} isHeld={row.holdReason !== null} />
      <small>
        {[row.code, type, row.territory, t(($) => $.people, { count: row.users })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  );
}
