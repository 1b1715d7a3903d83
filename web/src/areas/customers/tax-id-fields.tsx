import { useFormContext, useWatch } from 'react-hook-form';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { taxIdKinds } from '#domain/kernel/tax-id.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './customer-form.module.css';

/** Written once: afterwards only its last four digits are shown. Left alone it stays; taken away it is null. */
export function TaxIdFields({ kept }: { kept: CustomerPaper['taxId'] }) {
  const t = useMessages('customers');
  const { setValue } = useFormContext();
  const value = useWatch({ name: 'taxId' }) as { kind: string; number: string } | null | undefined;
  const set = (next: unknown) => setValue('taxId', next, { shouldDirty: true });

  if (value) {
    return (
      <div className={styles.card}>
        <FieldGrid columns={3}>
          <FormSelect
            name="taxId.kind"
            label={t(($) => $.field.taxId)}
            options={taxIdKinds.map((kind) => ({ value: kind, label: kind }))}
          />
          <FormText
            name="taxId.number"
            label={t(($) => $.field.number)}
            hint={t(($) => $.hint.taxId)}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </FieldGrid>
        <div>
          <Button size="sm" onClick={() => set(undefined)}>
            {t(($) => $.taxId.undo)}
          </Button>
        </div>
      </div>
    );
  }
  const isRemoved = value === null;
  return (
    <div className={styles.line}>
      <span>
        {kept && !isRemoved
          ? `${kept.kind} ••• ${kept.last4}`
          : t(($) => (isRemoved ? $.taxId.willGo : $.taxId.none))}
      </span>
      <Button size="sm" onClick={() => set({ kind: 'SSN', number: '' })}>
        {t(($) => (kept ? $.taxId.replace : $.taxId.add))}
      </Button>
      {kept && (
        <Button size="sm" onClick={() => set(isRemoved ? undefined : null)}>
          {t(($) => (isRemoved ? $.taxId.undo : $.remove))}
        </Button>
      )}
    </div>
  );
}
