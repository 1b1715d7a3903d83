import type { CustomerRow } from '#domain/areas/customers/customers.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { formatPhone, formatRelative } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { CustomerMarks } from './customer-marks.tsx';

/** A customer on a narrow screen. */
export function CustomerCard({ row, href }: { row: CustomerRow; href: string }) {
  const t = useMessages('customers');
  const { orders, lastOrderAt } = row;
  const sales = [
    t(($) => $.orders, { count: orders }),
    lastOrderAt && t(($) => $.lastOrder, { when: formatRelative(lastOrderAt) }),
  ];
  return (
    <RowCard
      title={row.name}
      href={href}
      end={<CustomerMarks level={row.level} isBlocked={row.isBlocked} />}
      lines={[
        [formatPhone(row.phone), row.cityState].filter(Boolean).join(' · '),
        [row.number, ...sales].filter(Boolean).join(' · '),
      ]}
    />
  );
}
