import { useState } from 'react';
import { mayCall } from '#domain/access/access.ts';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { customersWriteAccess } from '#domain/areas/customers/customers.explorer.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ChosenCustomer } from './chosen-customer.tsx';
import { CustomerLine } from './customer-line.tsx';
import { NewCustomerDialog } from './new-customer-dialog.tsx';
import { PersonSearch } from './person-search.tsx';
import { useCustomerSearch } from './use-customer-search.ts';

interface CustomerPickerProps {
  label: string;
  value: CustomerBrief | null;
  onChange: (customer: CustomerBrief | null) => void;
  error?: string;
  hasFocus?: boolean;
  /** False where only an existing customer will do. */
  mayCreate?: boolean;
}

/**
 * Who sends or buys: found by phone, name, document or number, or made on the spot without leaving the form.
 *
 * @example
 * <CustomerPicker label={t(($) => $.sender)} value={sender} onChange={setSender} hasFocus />
 */
export function CustomerPicker({ label, value, onChange, mayCreate = true, ...field }: CustomerPickerProps) {
  const t = useMessages('customer-picker');
  const subject = useSubject();
  const [text, setText] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const { rows, isSearching } = useCustomerSearch(text);
  const canCreate = mayCreate && subject !== null && mayCall(customersWriteAccess, subject).allowed;

  function take(customer: CustomerBrief) {
    setText('');
    setIsCreating(false);
    onChange(customer);
  }

  if (value) return <ChosenCustomer customer={value} onChange={() => onChange(null)} />;
  return (
    <>
      <PersonSearch
        {...{ label, text, rows, isSearching }}
        {...field}
        hint={t(($) => $.search.hint)}
        onText={setText}
        line={(row) => <CustomerLine customer={row} note={t(($) => $.match[row.match])} />}
        onTake={take}
        create={canCreate ? { label: t(($) => $.newCustomer), run: () => setIsCreating(true) } : undefined}
      />
      {isCreating && <NewCustomerDialog text={text} onDone={take} onClose={() => setIsCreating(false)} />}
    </>
  );
}
