import { idStateLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerBrief, CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatPhone, formatRelative } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { ChosenPerson } from './chosen-person.tsx';
import { idStateTones } from './id-state-tones.ts';

/** The customer of a sale, with what decides whether it can be made: the document, a block. */
export function ChosenCustomer({ customer, onChange }: { customer: CustomerBrief; onChange: () => void }) {
  const t = useMessages('customer-picker');
  const states = idStateLabels[useLanguage()];
  const { data } = useCall('GET /api/customers/{id}', { params: { id: customer.id } });
  const state = data?.idState.state;
  return (
    <>
      <ChosenPerson
        name={customer.name}
        href={`/customers/paper/${customer.id}`}
        facts={[formatPhone(customer.phone), ...(data ? factsOf(data, t) : [customer.cityState])]}
        chip={state && state !== 'Valid' && <StatusChip tone={idStateTones[state]} label={states[state]} />}
        action={<Button onClick={onChange}>{t(($) => $.change)}</Button>}
      />
      {data?.blocked && (
        <Banner tone="danger" title={t(($) => $.blockedTitle)}>
          {data.blocked.reason}
        </Banner>
      )}
    </>
  );
}

function factsOf({ idState, orders, lastOrderAt }: CustomerPaper, t: Translate<Catalog['customer-picker']>) {
  const { expiresOn } = idState;
  return [
    expiresOn ? t(($) => $.idUntil, { date: formatDate(expiresOn) }) : '',
    orders > 0 ? t(($) => $.orders, { count: orders }) : t(($) => $.noOrders),
    lastOrderAt ? t(($) => $.lastOrder, { when: formatRelative(lastOrderAt) }) : '',
  ];
}
