import { roleLabels } from '#domain/access/access.labels.ts';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { useLanguage } from '#web/lib/i18n.ts';
import { UserStatus } from './user-status.tsx';

/** A user on a narrow screen. */
export function UserCard({ row, href }: { row: UserRow; href: string }) {
  const names = roleLabels[useLanguage()];
  const work = [row.roles.map((role) => names[role]).join(', '), row.offices].filter(Boolean).join(' · ');
  return (
    <RowCard
      title={row.name}
      href={href}
      end={<UserStatus status={row.status} />}
      lines={[row.email, work]}
    />
  );
}
