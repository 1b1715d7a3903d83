import { relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { formatPhone } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import styles from './person-line.module.css';

/** A recipient in two lines: who they are to the customer, and where they live. */
export function RecipientLine({ recipient }: { recipient: RecipientBrief }) {
  const words = relationshipLabels[useLanguage()];
  const { name, relationship, phone, ci, municipality, province } = recipient;
  const facts = [formatPhone(phone), ci, [municipality, province].filter(Boolean).join(', ')];
  return (
    <span className={styles.line}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {relationship && <Chip label={words[relationship]} />}
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
