import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Province } from '#domain/kernel/cuban-places.ts';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import type { EarlierTransfer } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { recipientBriefOf } from '#web/engine/customer-picker/brief-of.ts';
import { useCall } from '#web/lib/query.ts';
import { focusChosen } from './focus-chosen.ts';
import type { TransferValues } from './transfer-values.ts';
import { repeatedValues } from './transfer-values.ts';

const none: readonly EarlierTransfer[] = [];

/** Who receives, what the sender sent before, and what a choice fills in further down. */
export function useRecipientChoice() {
  const { setValue, setFocus, clearErrors } = useFormContext<TransferValues>();
  const [customerId, id] = useWatch<TransferValues, ['customerId', 'recipientId']>({
    name: ['customerId', 'recipientId'],
  });
  const [known, setKnown] = useState<RecipientBrief | null>(null);
  const [isCleared, setIsCleared] = useState(false);
  const { data } = useCall('GET /api/recipients/{id}', { params: { id } }, { enabled: id !== '' });
  const isOpen = customerId !== '' && id === '';
  const earlier = useCall(
    'GET /api/services/transfers/earlier',
    { query: { customerId } },
    { enabled: isOpen },
  );
  // Asked before the search stands, so that it opens with their receivers at once.
  const own = useCall(
    'GET /api/customers/{id}/recipients',
    { params: { id: customerId } },
    { enabled: isOpen },
  );
  const loaded = data?.id === id ? recipientBriefOf(data, customerId) : null;
  const brief = known?.id === id ? known : loaded;

  function put(values: Partial<TransferValues>) {
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof TransferValues, value as never, { shouldDirty: true });
    clearErrors();
  }

  function choose(recipient: RecipientBrief | null) {
    setKnown(recipient);
    setIsCleared(recipient === null);
    if (recipient === null) return put({ recipientId: '' });
    const { id: recipientId, province, municipality, relationship } = recipient;
    put({
      recipientId,
      province: province as Province,
      municipality,
      relationship: relationship ?? '',
      altReceiver: '',
    });
    focusChosen('delivery');
  }

  function repeat(row: EarlierTransfer) {
    put(repeatedValues(row));
    // The field is another one when what arrives is fixed, so it has to stand first.
    requestAnimationFrame(() => setFocus('amount', { shouldSelect: true }));
  }

  const rows = isOpen ? (earlier.data?.rows ?? none) : none;
  const isLoading = isOpen ? earlier.isPending || own.isPending : id !== '' && brief === null;
  return { customerId, brief, rows, isLoading, isCleared, choose, repeat };
}
