import { useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import type { TransferValues } from './transfer-values.ts';
import { isToCard } from './transfer-values.ts';

/** What goes along with the money, none of it needed: a message, a time, somebody else at the door. */
export function DeliveryWordsSection({ number }: { number: number }) {
  const t = useMessages('transfer-form');
  const [recipientId, method] = useWatch<TransferValues, ['recipientId', 'method']>({
    name: ['recipientId', 'method'],
  });
  const { data } = useCall(
    'GET /api/recipients/{id}',
    { params: { id: recipientId } },
    { enabled: recipientId !== '' },
  );
  const others = recipientId === '' ? [] : (data?.altReceivers ?? []);
  return (
    <FormSection number={number} title={t(($) => $.words)}>
      <FieldGrid columns={3}>
        <FormText name="message" label={t(($) => $.message)} maxLength={300} />
        {method === 'HomeCash' && (
          <FormText name="deliveryWindow" label={t(($) => $.window)} maxLength={60} />
        )}
        {!isToCard(method) && others.length > 0 && (
          <FormSelect
            name="altReceiver"
            label={t(($) => $.altReceiver)}
            placeholder={t(($) => $.nobodyElse)}
            options={others.map(({ name }) => ({ value: name, label: name }))}
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}
