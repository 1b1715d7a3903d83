import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './changes-cell.module.css';

/** `phone: 305… → 786…`, the first changes of a line; all of them stand in the title. */
export function ChangesCell({ changes, limit = 2 }: { changes: ActivityRow['changes']; limit?: number }) {
  const t = useMessages('activity');
  const say = (value: unknown) => valueText(value) || t(($) => $.empty);
  const lines = changes.map(({ field, before, after }) =>
    before === null ? `${field}: ${say(after)}` : `${field}: ${say(before)} → ${say(after)}`,
  );
  const more = lines.length - limit;
  return (
    <span className={styles.changes} title={lines.join('\n')}>
      {lines.slice(0, limit).join(' · ')}
      {more > 0 && <em> + {t(($) => $.moreChanges, { count: more })}</em>}
    </span>
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
