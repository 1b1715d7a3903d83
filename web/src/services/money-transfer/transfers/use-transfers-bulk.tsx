import { useMemo, useState } from 'react';
import type { TransferBulkAction } from '#domain/services/money-transfer/transfers-bulk.schema.ts';
import type { BulkAction, BulkActions, BulkInput } from '#web/engine/explorer/bulk/bulk-action.ts';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCouriers } from './use-couriers.ts';

const atProvider = ['Approved', 'OutForDelivery', 'ReadyForPickup'] as const;
const atSeller = ['Submit', 'Discard'] as const;

const courier: BulkAction['input'] = (field) => <BulkCourier {...field} />;

/** What can be done to many transfers at once, by the side on which the office stands. */
export function useTransfersBulk(isProvider: boolean): BulkActions {
  const t = useMessages('transfers');
  return useMemo(() => {
    const actions: readonly TransferBulkAction[] = isProvider ? atProvider : atSeller;
    return {
      dryRun: 'POST /api/services/transfers/bulk/dry-run',
      run: 'POST /api/services/transfers/bulk',
      actions: actions.map((id) => ({
        id,
        label: t(($) => $.bulk[id]),
        isDanger: id === 'Discard',
        ...(id === 'OutForDelivery' && { input: courier }),
      })),
    };
  }, [t, isProvider]);
}

/** Who takes them all; whoever sends them out, when nobody is named. */
function BulkCourier({ onChange }: { onChange: (value: BulkInput) => void }) {
  const t = useMessages('transfers');
  const couriers = useCouriers(true);
  const [chosen, setChosen] = useState('');
  const me = t(($) => $.bulk.courierMe);
  return (
    <SelectField
      label={t(($) => $.bulk.courier)}
      placeholder="—"
      options={[...couriers, { value: 'me', label: me }]}
      value={chosen}
      onChange={({ target: { value } }) => {
        setChosen(value);
        const input = value === 'me' ? {} : { courierId: value };
        onChange(value === '' ? undefined : input);
      }}
    />
  );
}
