import { mdiAccountAlertOutline, mdiOpenInNew } from '@mdi/js';
import type { ReactNode } from 'react';
import { duplicateReasonLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { CustomerLine } from './customer-line.tsx';
import styles from './duplicate-hits.module.css';
import type { CustomerDuplicate } from './use-duplicates.ts';

interface DuplicateHitsProps {
  hits: readonly CustomerDuplicate[];
  /** Takes the one found instead of making another; without it the paper opens beside the form. */
  onUse?: (customer: CustomerDuplicate) => void;
  /** A new customer may be made all the same; for an edit there is nothing to confirm. */
  isNew?: boolean;
}

/** Who may be meant, while one types: it is said, never in the way, and nothing typed is lost. */
export function DuplicateHits({ hits, onUse, isNew = true }: DuplicateHitsProps) {
  const t = useMessages('customer-picker');
  const isSure = hits.some((hit) => hit.isSure);
  return (
    <div role="status" className={styles.region}>
      {hits.length > 0 && (
        <div className={isSure ? `${styles.hits} ${styles.sure}` : styles.hits}>
          <p className={styles.head}>
            <Icon path={mdiAccountAlertOutline} size={18} />
            {isSure ? t(($) => $.duplicate.sure) : t(($) => $.duplicate.maybe, { count: hits.length })}
          </p>
          <ul className={styles.list}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <CustomerLine customer={hit} note={<Reasons hit={hit} />} />
                {onUse ? (
                  <Button size="sm" onClick={() => onUse(hit)}>
                    {t(($) => $.duplicate.use)}
                  </Button>
                ) : (
                  <a
                    href={`/customers/paper/${hit.id}`}
                    target="_blank"
                    rel="noopener"
                    className={styles.open}
                    aria-label={t(($) => $.duplicate.open, { name: hit.name })}
                  >
                    <Icon path={mdiOpenInNew} size={18} />
                  </a>
                )}
              </li>
            ))}
          </ul>
          {isSure && isNew && <ConfirmDuplicate />}
        </div>
      )}
    </div>
  );
}

function Reasons({ hit }: { hit: CustomerDuplicate }): ReactNode {
  const words = duplicateReasonLabels[useLanguage()];
  return <b className={styles.reasons}>{hit.reasons.map((reason) => words[reason]).join(' · ')}</b>;
}

/** Two people may share a phone; who says so makes another customer all the same. */
function ConfirmDuplicate() {
  const t = useMessages('customer-picker');
  const { field, error } = useField('isDuplicateConfirmed');
  const { value, ...rest } = field;
  return <Checkbox {...rest} label={t(($) => $.duplicate.confirm)} error={error} checked={value === true} />;
}
