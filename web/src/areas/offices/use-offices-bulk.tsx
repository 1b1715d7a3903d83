import { useMemo } from 'react';
import type { BulkAction, BulkActions } from '#web/engine/explorer/bulk/bulk-action.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { BulkOffices } from './bulk-offices.tsx';
import { BulkServices } from './bulk-services.tsx';

const offices: BulkAction['input'] = (field) => <BulkOffices {...field} />;
const services: BulkAction['input'] = (field) => <BulkServices {...field} />;

/** What can be done to many offices at once, in the words of the server. */
export function useOfficesBulk(): BulkActions {
  const t = useMessages('offices');
  return useMemo(
    () => ({
      dryRun: 'POST /api/settings/offices/bulk/dry-run',
      run: 'POST /api/settings/offices/bulk',
      actions: [
        { id: 'Activate', label: t(($) => $.bulk.Activate) },
        { id: 'Deactivate', label: t(($) => $.bulk.Deactivate), isDanger: true },
        { id: 'AddOffices', label: t(($) => $.bulk.AddOffices), input: offices },
        { id: 'RemoveOffices', label: t(($) => $.bulk.RemoveOffices), input: offices },
        { id: 'AddServices', label: t(($) => $.bulk.AddServices), input: services },
        { id: 'RemoveServices', label: t(($) => $.bulk.RemoveServices), input: services },
      ],
    }),
    [t],
  );
}
