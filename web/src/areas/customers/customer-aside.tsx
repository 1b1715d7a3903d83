import { useWatch } from 'react-hook-form';
import type { CustomerValues } from '#web/engine/customer-picker/blank-person.ts';
import { DuplicateHits } from '#web/engine/customer-picker/duplicate-hits.tsx';
import { useDuplicates } from '#web/engine/customer-picker/use-duplicates.ts';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { useIsMobile } from '#web/kit/theme/use-is-mobile.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './customer-form.module.css';

/** Beside the form all the time: whom one is writing down, and who may be the same. */
export function CustomerAside({ exceptId }: { exceptId: string | null }) {
  const t = useMessages('customers');
  const isMobile = useIsMobile();
  const { firstName, lastName, secondLastName = '', phones, birthDate } = useWatch() as CustomerValues;
  const name = [firstName, lastName, secondLastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const facts = [formatPhone(phones[0]?.number ?? ''), birthDate].filter(Boolean);
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name || '?'} />
        <div>
          <b>{name || t(($) => $.aside.nobody)}</b>
          <small>{facts.join(' · ') || t(($) => $.aside.hint)}</small>
        </div>
      </div>
      {!isMobile && <FormHits exceptId={exceptId} />}
    </>
  );
}

export function FormHits({ exceptId }: { exceptId: string | null }) {
  return <DuplicateHits hits={useDuplicates(exceptId)} isNew={exceptId === null} />;
}
