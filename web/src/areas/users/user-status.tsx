import type { UserStatus as Status } from '#domain/areas/users/user.values.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage } from '#web/lib/i18n.ts';

const tones = { Invited: 'info', Active: 'ok', Blocked: 'err' } as const satisfies Record<Status, string>;

/** Where an account stands, in words and colour. */
export function UserStatus({ status }: { status: Status }) {
  const { values } = usersLabels[useLanguage()];
  return <StatusChip tone={tones[status]} label={values.status?.[status] ?? status} />;
}
