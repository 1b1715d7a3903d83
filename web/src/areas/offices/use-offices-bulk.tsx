import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { officeServices } from '#domain/areas/offices/office.values.ts';
import type { BulkAction, BulkActions } from '#web/engine/explorer/bulk/bulk-action.ts';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { BulkOfficesProps } from './bulk-offices.tsx';
import { BulkServices } from './bulk-services.tsx';
import { useOfferedServices } from './use-offered-services.ts';

const BulkOffices = onDemand<BulkOfficesProps>(
  () => import('./bulk-offices.tsx').then((file) => file.BulkOffices),
  () => true,
);

const offices: BulkAction['input'] = (field) => <BulkOffices {...field} />;
const added: BulkAction['input'] = (field) => <AddedServices {...field} />;
const removed: BulkAction['input'] = (field) => <BulkServices {...field} services={officeServices} />;

/** Only what is on offer can be added; anything can be taken away. */
function AddedServices(field: Omit<ComponentProps<typeof BulkServices>, 'services'>) {
  return <BulkServices {...field} services={useOfferedServices()} />;
}

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
        { id: 'AddServices', label: t(($) => $.bulk.AddServices), input: added },
        { id: 'RemoveServices', label: t(($) => $.bulk.RemoveServices), input: removed },
      ],
    }),
    [t],
  );
}
