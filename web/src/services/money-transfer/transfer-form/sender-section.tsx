import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { customerBriefOf } from '#web/engine/customer-picker/brief-of.ts';
import { CustomerPicker } from '#web/engine/customer-picker/customer-picker.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { blankTransfer } from './transfer-values.ts';
import type { TransferValues } from './transfer-values.ts';
import { ChosenError } from './chosen-error.tsx';

/** Who sends. Another sender has other recipients, so what was chosen below begins anew. */
export function SenderSection({ number, onChosen }: { number: number; onChosen: () => void }) {
  const t = useMessages('transfer-form');
  const { setValue, clearErrors } = useFormContext<TransferValues>();
  const { field, error } = useField('customerId');
  const id = useWatch<TransferValues, 'customerId'>({ name: 'customerId' });
  const [known, setKnown] = useState<CustomerBrief | null>(null);
  const { data } = useCall('GET /api/customers/{id}', { params: { id } }, { enabled: id !== '' });
  const brief = known?.id === id ? known : data?.id === id ? customerBriefOf(data) : null;

  function choose(customer: CustomerBrief | null) {
    setKnown(customer);
    field.onChange(customer?.id ?? '');
    clearErrors('customerId');
    for (const name of ['recipientId', 'relationship', 'sourceOfFunds', 'altReceiver'] as const)
      setValue(name, blankTransfer[name]);
    if (customer) onChosen();
  }

  return (
    <FormSection number={number} title={t(($) => $.sender)}>
      {id !== '' && brief === null ? (
        <Skeleton />
      ) : (
        <CustomerPicker label={t(($) => $.sender)} value={brief} onChange={choose} error={error} hasFocus />
      )}
      {brief !== null && error !== undefined && <ChosenError>{error}</ChosenError>}
    </FormSection>
  );
}
