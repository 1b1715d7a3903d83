import type { BulkVerdict } from '#domain/kernel/bulk-verdicts.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './bulk.module.css';

interface BulkRow {
  readonly id: string;
  readonly label: string;
  readonly result: BulkVerdict | 'Waiting';
  readonly message: string | null;
}

/** Row, result and reason, one below the other. */
export function BulkRows({ rows, words }: { rows: readonly BulkRow[]; words: 'verdict' | 'done' }) {
  const t = useMessages('explorer');
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the scrolling needs the focus
    <div className={styles.rows} tabIndex={0} role="group" aria-label={t(($) => $.bulk.result)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.bulk.row)}</th>
            <th scope="col">{t(($) => $.bulk.result)}</th>
            <th scope="col">{t(($) => $.bulk.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, result, message }) => (
            <tr key={id}>
              <td>{label}</td>
              <td>{result === 'Waiting' ? '…' : t(($) => $.bulk[words][result])}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
