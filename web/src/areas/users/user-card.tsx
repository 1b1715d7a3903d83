import { roleLabels } from '#domain/access/access.labels.ts';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import styles from './user-card.module.css';
import { UserStatus } from './user-status.tsx';

/** A user on a narrow screen. */
export function UserCard({ row, href }: { row: UserRow; href: string }) {
  const names = roleLabels[useLanguage()];
  return (
    <div className={styles.card}>
      <a href={href}>{row.name}</a>
      <UserStatus status={row.status} />
      <small>{row.email}</small>
      <small>
        {[row.roles.map((role) => names[role]).join(', '), row.offices].filter(Boolean).join(' · ')}
      </small>
    </div>
  );
}
