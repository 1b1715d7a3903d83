import { useMemo } from 'react';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import { usersExplorer } from '#domain/areas/users/users.explorer.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { RightsCell } from './rights-cell.tsx';
import { useUsersBulk } from './use-users-bulk.tsx';
import { UserCard } from './user-card.tsx';
import { UserStatus } from './user-status.tsx';

const cells = {
  status: (row: UserRow) => <UserStatus status={row.status} />,
  rights: (row: UserRow) => <RightsCell rights={row.rights} />,
};
const tones = {
  email: 'dim',
  offices: 'dim',
  language: 'dim',
  lastLoginAt: 'dim',
  createdAt: 'dim',
} as const;

/** Everybody who may come in: who they are, what they may do, how well their account is locked. */
export function UsersScreen() {
  const t = useMessages('users');
  const words = useLabelProps(usersLabels);
  const bulk = useUsersBulk();
  const presets = useMemo(
    () => [
      { id: 'active', label: t(($) => $.view.active), state: { filter: ['status:in:Active'] } },
      { id: 'invited', label: t(($) => $.view.invited), state: { filter: ['status:in:Invited'] } },
      { id: 'blocked', label: t(($) => $.view.blocked), state: { filter: ['status:in:Blocked'] } },
      { id: 'no-factor', label: t(($) => $.view.noFactor), state: { filter: ['twoFactor:in:None'] } },
    ],
    [t],
  );
  return (
    <Explorer
      definition={usersExplorer}
      {...words}
      {...{ cells, tones, presets, bulk }}
      rowLabel={(row) => row.name}
      rowHref={paperOf}
      editHref={(row) => `/settings/users/edit/${row.id}`}
      card={(row) => <UserCard row={row} href={paperOf(row)} />}
      primaryAction={{ label: t(($) => $.new), to: '/settings/users/create' }}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

function paperOf({ id }: UserRow): string {
  return `/settings/users/paper/${id}`;
}
