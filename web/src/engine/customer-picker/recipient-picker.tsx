import { useState } from 'react';
import { mayCall } from '#domain/access/access.ts';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { customersWriteAccess } from '#domain/areas/customers/customers.explorer.ts';
import { relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { ChosenPerson } from './chosen-person.tsx';
import { NewRecipientDialog } from './new-recipient-dialog.tsx';
import { PersonSearch } from './person-search.tsx';
import { RecipientLine } from './recipient-line.tsx';
import { useRecipientSearch } from './use-customer-search.ts';

interface RecipientPickerProps {
  label: string;
  /** Whose recipients come first; a recipient of somebody else becomes theirs too. */
  customerId: string;
  value: RecipientBrief | null;
  onChange: (recipient: RecipientBrief | null) => void;
  error?: string;
  hasFocus?: boolean;
}

/**
 * Who receives: the recipients of the customer stand there at once, others are found, new ones are made on the spot.
 *
 * @example
 * <RecipientPicker label={t(($) => $.receiver)} customerId={sender.id} value={receiver} onChange={setReceiver} />
 */
export function RecipientPicker({ label, customerId, value, onChange, ...field }: RecipientPickerProps) {
  const t = useMessages('customer-picker');
  const words = relationshipLabels[useLanguage()];
  const subject = useSubject();
  const { toastError } = useToast();
  const attaching = useAct('POST /api/customers/{id}/recipients/{recipientId}/attach');
  const [text, setText] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const { own, rows, isSearching } = useRecipientSearch(customerId, text);
  const mayWrite = subject !== null && mayCall(customersWriteAccess, subject).allowed;

  function done(recipient: RecipientBrief) {
    setText('');
    setIsCreating(false);
    onChange(recipient);
  }

  async function take(recipient: RecipientBrief) {
    const isOwn = own.some(({ id }) => id === recipient.id);
    try {
      if (!isOwn) {
        const params = { id: customerId, recipientId: recipient.id };
        await attaching.mutateAsync({ params, body: { relationship: recipient.relationship } });
        void refresh('GET /api/customers/{id}/recipients');
      }
      done(recipient);
    } catch (error) {
      toastError(error);
    }
  }

  if (value) {
    return (
      <ChosenPerson
        name={value.name}
        facts={[formatPhone(value.phone), value.ci, value.addressLine]}
        chip={value.relationship && <Chip label={words[value.relationship]} />}
        action={<Button onClick={() => onChange(null)}>{t(($) => $.change)}</Button>}
      />
    );
  }
  return (
    <>
      <PersonSearch
        {...{ label, text, rows, isSearching }}
        {...field}
        hint={t(($) => $.search.recipientHint)}
        onText={setText}
        line={(row) => <RecipientLine recipient={row} />}
        onTake={(row) => void take(row)}
        create={mayWrite ? { label: t(($) => $.newRecipient), run: () => setIsCreating(true) } : undefined}
      />
      {isCreating && (
        <NewRecipientDialog
          {...{ customerId, text }}
          onDone={done}
          onUse={(recipient) => void take(recipient)}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
