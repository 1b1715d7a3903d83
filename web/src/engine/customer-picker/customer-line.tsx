import type { ReactNode } from 'react';
import { customerLevelLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './person-line.module.css';

/** A customer in two lines: enough to know the person by. */
export function CustomerLine({ customer, note }: { customer: CustomerBrief; note?: ReactNode }) {
  const t = useMessages('customer-picker');
  const levels = customerLevelLabels[useLanguage()];
  const { name, phone, birthDate, cityState, level, isBlocked, number } = customer;
  const facts = [formatPhone(phone), birthDate, cityState, number].filter(Boolean);
  return (
    <span className={styles.line}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {level !== 'None' && <Chip label={levels[level]} />}
          {isBlocked && <StatusChip tone="err" label={t(($) => $.blocked)} />}
        </span>
        <small>{facts.join(' · ')}</small>
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}
