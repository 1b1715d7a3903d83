import { useState } from 'react';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { blankCustomer, startFrom } from './blank-person.ts';
import { customerBriefOf } from './brief-of.ts';
import { newCustomerForm } from './customer-form.schema.ts';
import { DocumentFill } from './document-fill.tsx';
import { DuplicateHits } from './duplicate-hits.tsx';
import { FormDate } from '../form/form-date.tsx';
import { IdFields } from './id-fields.tsx';
import { DialogPart } from './dialog-part.tsx';
import { PersonNameFields } from './person-name-fields.tsx';
import { PhonesFields } from './phones-fields.tsx';
import { UsAddressFields } from './us-address-fields.tsx';
import { useCustomerLabels } from './use-customer-labels.ts';
import { useDuplicates } from './use-duplicates.ts';

interface NewCustomerDialogProps {
  /** What was searched for; begins the new customer. */
  text: string;
  onDone: (customer: CustomerBrief) => void;
  onClose: () => void;
}

/** A new customer without leaving the sale: what a sale needs, in the order one asks for it. */
export function NewCustomerDialog({ text, onDone, onClose }: NewCustomerDialogProps) {
  const t = useMessages('customer-picker');
  const act = useAct('POST /api/customers');
  const labels = useCustomerLabels();
  const [values] = useState(() => ({ ...blankCustomer, ...startFrom(text) }));
  return (
    <FormDialog
      title={t(($) => $.newCustomer)}
      schema={newCustomerForm}
      {...{ values, labels, onClose }}
      submit={async (body) => {
        const { id } = await act.mutateAsync({ body });
        void refresh('GET /api/customers');
        return customerBriefOf(await call('GET /api/customers/{id}', { params: { id } }));
      }}
      onSaved={onDone}
      submitLabel={t(($) => $.create)}
      maxWidth={860}
    >
      <Hits onUse={onDone} />
      <DialogPart title={t(($) => $.part.phone)}>
        <PhonesFields hasFocus />
      </DialogPart>
      <DialogPart title={t(($) => $.part.name)} action={<DocumentFill idName="ids.0" />}>
        <PersonNameFields />
        <FormDate name="birthDate" label={t(($) => $.field.birthDate)} isRequired />
      </DialogPart>
      <DialogPart title={t(($) => $.part.address)}>
        <UsAddressFields name="addresses.0" />
      </DialogPart>
      <DialogPart title={t(($) => $.part.id)}>
        <IdFields name="ids.0" />
      </DialogPart>
    </FormDialog>
  );
}

function Hits({ onUse }: { onUse: (customer: CustomerBrief) => void }) {
  return <DuplicateHits hits={useDuplicates()} onUse={onUse} />;
}
