import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { actionLabel } from '#domain/areas/activity/activity-action.labels.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { formatDateTime } from '#web/lib/format.ts';
import styles from './activity-card.module.css';
import { ChangesCell } from './changes-cell.tsx';
import { paperOf } from './paper-of.ts';

/** A line of the log on a narrow screen. */
export function ActivityCard({ row }: { row: ActivityRow }) {
  const language = useLanguage();
  const href = paperOf(row);
  return (
    <div className={styles.card}>
      <span>
        <b>{row.user}</b> {actionLabel(row.action, language)}{' '}
        {href === undefined ? row.label : <a href={href}>{row.label}</a>}
      </span>
      <small>
        {formatDateTime(row.at)}
        {row.office && ` · ${row.office}`}
      </small>
      <small>
        <ChangesCell changes={row.changes} limit={1} />
      </small>
    </div>
  );
}
