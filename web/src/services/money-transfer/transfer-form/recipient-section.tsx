import { RecipientPicker } from '#web/engine/customer-picker/recipient-picker.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ChosenError } from './chosen-error.tsx';
import { EarlierTransfers } from './earlier-transfers.tsx';
import styles from './transfer-form.module.css';
import { useRecipientChoice } from './use-recipient-choice.ts';

interface RecipientSectionProps {
  number: number;
  /** The sender was chosen just now: what comes next takes the focus. */
  isNext: boolean;
}

/** Who receives: as the last time, one of theirs, or somebody new. */
export function RecipientSection({ number, isNext }: RecipientSectionProps) {
  const t = useMessages('transfer-form');
  const { error } = useField('recipientId');
  const { customerId, brief, rows, isLoading, isCleared, choose, repeat } = useRecipientChoice();
  const isAsked = customerId !== '' && !isLoading;
  const hasFocus = isCleared || (isNext && rows.length === 0);
  return (
    <FormSection number={number} title={t(($) => $.recipient)}>
      {customerId === '' && <p className={styles.hint}>{t(($) => $.senderFirst)}</p>}
      {rows.length > 0 && <EarlierTransfers rows={rows} hasFocus={isNext && !isCleared} onTake={repeat} />}
      {isLoading && <Skeleton />}
      {isAsked && (
        <RecipientPicker
          key={customerId}
          label={t(($) => $.recipient)}
          customerId={customerId}
          value={brief}
          onChange={choose}
          error={error}
          hasFocus={hasFocus}
        />
      )}
      {error !== undefined && (brief !== null || !isAsked) && <ChosenError>{error}</ChosenError>}
    </FormSection>
  );
}
