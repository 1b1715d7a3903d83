import { useMemo } from 'react';
import { mayCall } from '#domain/access/access.ts';
import { customersExplorer, customersWriteAccess } from '#domain/areas/customers/customers.explorer.ts';
import { customersLabels } from '#domain/areas/customers/customers.labels.ts';
import type { CustomerRow } from '#domain/areas/customers/customers.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { ExpiredId } from './expired-id.tsx';
import styles from './customers-screen.module.css';

const cells = {
  name: (row: CustomerRow) => (
    <span className={styles.name}>
      <span>{row.name}</span>
      <CustomerMarks level="None" isBlocked={row.isBlocked} />
    </span>
  ),
  level: (row: CustomerRow) => <CustomerMarks level={row.level} isBlocked={false} />,
  phone: (row: CustomerRow) => formatPhone(row.phone),
  // Only the year is shown in lists, so it is no whole date.
  birthDate: (row: CustomerRow) => row.birthDate,
  hasExpiredId: (row: CustomerRow) => row.hasExpiredId && <ExpiredId />,
};
const tones = {
  name: 'strong',
  birthDate: 'dim',
  cityState: 'dim',
  lastOrderAt: 'dim',
  createdAt: 'dim',
  office: 'dim',
} as const;

/** Everybody who buys here: found by anything one knows of them. */
export function CustomersScreen() {
  const t = useMessages('customers');
  const words = useLabelProps(customersLabels);
  const subject = useSubject();
  const mayWrite = subject !== null && mayCall(customersWriteAccess, subject).allowed;
  const presets = useMemo(
    () => [
      { id: 'vip', label: t(($) => $.view.vip), state: { filter: ['level:in:Vip'] } },
      { id: 'blocked', label: t(($) => $.view.blocked), state: { filter: ['isBlocked:is:true'] } },
      { id: 'expired', label: t(($) => $.view.expired), state: { filter: ['hasExpiredId:is:true'] } },
    ],
    [t],
  );
  return (
    <Explorer
      definition={customersExplorer}
      {...words}
      {...{ cells, tones, presets }}
      rowLabel={(row) => row.name}
      rowHref={paperOf}
      editHref={mayWrite ? (row) => `/customers/edit/${row.id}` : undefined}
      card={(row) => <CustomerCard row={row} href={paperOf(row)} />}
      primaryAction={mayWrite ? { label: t(($) => $.new), to: '/customers/create' } : undefined}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

function paperOf({ id }: CustomerRow): string {
  return `/customers/paper/${id}`;
}
