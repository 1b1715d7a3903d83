import { newRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import type { NewRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import type { RecipientPaper } from '#domain/areas/customers/customer.replies.ts';
import { RecipientFields } from '#web/engine/customer-picker/recipient-fields.tsx';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { useCustomerWords } from './use-customer-words.ts';

interface RecipientDialogProps {
  customerId: string;
  recipientId: string;
  onClose: () => void;
}

/** Corrects a recipient, and what they are to this customer. */
export function RecipientDialog({ recipientId, ...props }: RecipientDialogProps) {
  const query = useCall('GET /api/recipients/{id}', { params: { id: recipientId } }, { staleTime: 0 });
  // A form begins with what holds now.
  if (!query.isFetchedAfterMount || query.data === undefined) return null;
  return <Known recipient={query.data} {...props} />;
}

type KnownProps = Omit<RecipientDialogProps, 'recipientId'> & { recipient: RecipientPaper };

function Known({ recipient, customerId, onClose }: KnownProps) {
  const t = useMessages('customers');
  const { toast } = useToast();
  const { labels } = useCustomerWords();
  const editing = useAct('PUT /api/recipients/{id}');
  const attaching = useAct('POST /api/customers/{id}/recipients/{recipientId}/attach');
  const { id, version, fullName } = recipient;
  const before = recipient.customers.find((customer) => customer.id === customerId)?.relationship ?? null;

  async function save({ relationship, ...body }: NewRecipientInput, options: { ifMatch?: number }) {
    const saved = await editing.mutateAsync({ params: { id }, body, options });
    if (relationship !== before) {
      await attaching.mutateAsync({ params: { id: customerId, recipientId: id }, body: { relationship } });
    }
    return saved;
  }

  return (
    <FormDialog
      title={t(($) => $.recipients.edit, { name: fullName })}
      schema={newRecipientInput}
      values={{ ...valuesOf(recipient), relationship: before }}
      {...{ labels, version, onClose }}
      submit={save}
      onSaved={() => {
        toast(t(($) => $.saved, { name: fullName }));
        void refresh('GET /api/customers', 'GET /api/recipients', '/activity/');
        onClose();
      }}
      maxWidth={860}
    >
      <RecipientFields hasRelationship />
    </FormDialog>
  );
}

function valuesOf(recipient: RecipientPaper) {
  const { firstName, middleName, lastName, secondLastName, ci, passport } = recipient;
  const { phones, address, altReceivers, notes } = recipient;
  return {
    firstName,
    middleName,
    lastName,
    secondLastName,
    ci,
    passport,
    phones,
    address,
    altReceivers,
    notes,
  };
}
