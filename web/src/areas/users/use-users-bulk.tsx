import { useMemo } from 'react';
import type { BulkAction, BulkActions } from '#web/engine/explorer/bulk/bulk-action.ts';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { BulkOfficesProps } from './bulk-offices.tsx';

const BulkOffices = onDemand<BulkOfficesProps>(
  () => import('./bulk-offices.tsx').then((file) => file.BulkOffices),
  () => true,
);
const input: BulkAction['input'] = (field) => <BulkOffices {...field} />;

/** What can be done to many users at once, in the words of the server. */
export function useUsersBulk(): BulkActions {
  const t = useMessages('users');
  return useMemo(
    () => ({
      dryRun: 'POST /api/settings/users/bulk/dry-run',
      run: 'POST /api/settings/users/bulk',
      actions: [
        { id: 'Activate', label: t(($) => $.bulk.Activate) },
        { id: 'Deactivate', label: t(($) => $.bulk.Deactivate), isDanger: true },
        { id: 'AddOffices', label: t(($) => $.bulk.AddOffices), input },
        { id: 'RemoveOffices', label: t(($) => $.bulk.RemoveOffices), input },
      ],
    }),
    [t],
  );
}
