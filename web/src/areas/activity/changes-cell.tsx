import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { changeWords } from './change-words.ts';
import styles from './changes-cell.module.css';

interface ChangesCellProps {
  row: Pick<ActivityRow, 'entity' | 'changes'>;
  limit?: number;
}

/** `Phone: 305… → 786…`, the first changes of a line; all of them stand in the title. */
export function ChangesCell({ row, limit = 2 }: ChangesCellProps) {
  const t = useMessages('activity');
  const language = useLanguage();
  const lines = row.changes.map((change) => {
    const { label, before, after } = changeWords(row.entity, change, { language, t });
    return before === undefined ? `${label}: ${after}` : `${label}: ${before} → ${after}`;
  });
  const more = lines.length - limit;
  return (
    <span className={styles.changes} title={lines.join('\n')}>
      {lines.slice(0, limit).join(' · ')}
      {more > 0 && <em> + {t(($) => $.moreChanges, { count: more })}</em>}
    </span>
  );
}
