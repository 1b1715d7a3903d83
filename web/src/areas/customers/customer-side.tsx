import { customerLevelLabels, idStateLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { idStateTones } from '#web/engine/customer-picker/id-state-tones.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatDateTime, formatMoney, formatRelative } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './customer-paper.module.css';
import { CustomerPhoto } from './customer-photo.tsx';

/** Beside the paper: the face, whether a sale can be made, what this customer means to the business. */
export function CustomerSide({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const language = useLanguage();
  const { idState, level, orders, lastOrderAt, office, mergedFrom } = customer;
  const { state, expiresOn } = idState;
  return (
    <Sheet padding="side">
      <div className={styles.facts}>
        <CustomerPhoto
          customer={customer}
          chip={<StatusChip tone={idStateTones[state]} label={idStateLabels[language][state]} />}
        />
        <KeyValueList
          items={[
            ...(expiresOn ? [{ label: t(($) => $.field.idUntil), value: formatDate(expiresOn) }] : []),
            { label: t(($) => $.field.level), value: customerLevelLabels[language][level] },
            { label: t(($) => $.field.balance), value: formatMoney(customer.balance, 'USD') },
            { label: t(($) => $.field.orders), value: String(orders) },
            ...(lastOrderAt
              ? [{ label: t(($) => $.field.lastOrder), value: formatRelative(lastOrderAt) }]
              : []),
            {
              label: t(($) => $.field.office),
              value: office ? `${office.code} · ${office.name}` : undefined,
            },
            { label: t(($) => $.field.createdAt), value: formatDateTime(customer.createdAt) },
            ...(mergedFrom.length > 0
              ? [
                  {
                    label: t(($) => $.field.mergedFrom),
                    value: mergedFrom.map(({ number }) => number).join(', '),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Sheet>
  );
}
