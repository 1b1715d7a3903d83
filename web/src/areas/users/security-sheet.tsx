import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** How well the account is locked, and who is in it now. */
export function SecuritySheet({ user }: { user: UserPaper }) {
  const t = useMessages('users');
  const { values } = usersLabels[useLanguage()];
  const { twoFactor, ...security } = user.security;
  const factor = values.twoFactor?.[twoFactor] ?? twoFactor;
  const items = [
    {
      label: t(($) => $.field.twoFactor),
      value: <StatusChip tone={twoFactor === 'None' ? 'warn' : 'ok'} label={factor} />,
    },
    twoFactor === 'Totp' && { label: t(($) => $.paper.recoveryCodes), value: security.recoveryCodesLeft },
    { label: t(($) => $.paper.hasPassword), value: password() },
    {
      label: t(($) => $.paper.lastLogin),
      value: security.lastLoginAt ? formatDateTime(security.lastLoginAt) : t(($) => $.paper.never),
    },
    { label: t(($) => $.paper.sessions), value: security.sessions },
    security.failedLogins > 0 && { label: t(($) => $.paper.failedLogins), value: security.failedLogins },
    security.invitationExpiresAt !== null && {
      label: t(($) => $.paper.invitation),
      value: formatDateTime(security.invitationExpiresAt),
    },
  ];
  return (
    <Sheet padding="side" title={t(($) => $.paper.security)}>
      <KeyValueList items={items.filter((item) => item !== false)} />
    </Sheet>
  );

  function password(): string {
    if (!security.hasPassword || security.passwordChangedAt === null)
      return t(($) => $.paper.passwordMissing);
    return t(($) => $.paper.passwordSet, { when: formatDate(security.passwordChangedAt) });
  }
}
