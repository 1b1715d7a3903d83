import { mdiEyeOutline } from '@mdi/js';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './customer-paper.module.css';

/** The kind and the last four digits; who may see all of it does so for a reason that is logged. */
export function TaxIdValue({ customer, onReveal }: { customer: CustomerPaper; onReveal: () => void }) {
  const t = useMessages('customers');
  const { taxId, actions } = customer;
  const mayReveal = actions.some(({ action, allowed }) => action === 'RevealTaxId' && allowed);
  return (
    <span className={styles.chips}>
      {taxId?.kind} ••• {taxId?.last4}
      {mayReveal && (
        <IconButton
          icon={mdiEyeOutline}
          size="sm"
          label={t(($) => $.action.RevealTaxId)}
          onClick={onReveal}
        />
      )}
    </span>
  );
}
