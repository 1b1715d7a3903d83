import type { Answer } from '#web/lib/api.ts';
import { CustomerLine } from '#web/engine/customer-picker/customer-line.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './customer-paper.module.css';
import { useCustomerWords } from './use-customer-words.ts';

type Preview = Answer<'POST /api/customers/{id}/merge/dry-run'>;
const counted = ['orders', 'recipients', 'phones', 'addresses', 'ids', 'files'] as const;

interface MergePreviewProps {
  preview: Preview;
  /** Chooses who stays. */
  onStay: (id: string) => void;
}

/** Both customers beside each other: who stays, what moves, and what of the other one is lost. */
export function MergePreview({ preview, onStay }: MergePreviewProps) {
  const t = useMessages('customers');
  const { labels } = useCustomerWords();
  const { stays, goes, moves, differences } = preview;
  const pair = [stays, goes].toSorted((left, right) => (BigInt(left.id) < BigInt(right.id) ? -1 : 1));
  // These are not chosen between: those of both are kept.
  const chosen = differences.filter(({ field }) => !counted.some((part) => part === field));
  const moving = counted.filter((part) => moves[part] > 0);
  return (
    <>
      <div className={styles.pair} role="radiogroup" aria-label={t(($) => $.merge.whoStays)}>
        {pair.map((customer) => (
          <label key={customer.id}>
            <span className={styles.choice}>
              <input
                type="radio"
                name="stays"
                checked={customer.id === stays.id}
                onChange={() => onStay(customer.id)}
              />
              {t(($) => (customer.id === stays.id ? $.merge.stays : $.merge.goes))}
            </span>
            <CustomerLine customer={customer} />
          </label>
        ))}
      </div>
      <p>
        <b>{t(($) => $.merge.moves)}</b>{' '}
        {moving.length === 0
          ? t(($) => $.merge.nothing)
          : moving.map((part) => t(($) => $.merge.part[part], { count: moves[part] })).join(', ')}
      </p>
      {chosen.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.merge.field)}</th>
              <th scope="col">{t(($) => $.merge.kept)}</th>
              <th scope="col">{t(($) => $.merge.lost)}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.map(({ field, stays: kept, goes: lost }) => (
              <tr key={field}>
                <th scope="row">{labels[field] ?? field}</th>
                <td>{kept || '—'}</td>
                <td className={styles.goes}>{lost || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
