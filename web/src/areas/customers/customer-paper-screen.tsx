import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CustomerPaper as Customer } from '#domain/areas/customers/customer.replies.ts';
import type { CustomerAction } from '#domain/areas/customers/customer.values.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { PaperReaders } from '#web/engine/paper/paper-readers.tsx';
import type { HistoryRow } from '#web/engine/timeline/history-row.ts';
import { useHistory } from '#web/engine/timeline/use-history.ts';
import { Button } from '#web/kit/action/button.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { customerActions } from './customer-actions.ts';
import { CustomerDialogs } from './customer-dialogs.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { CustomerSide } from './customer-side.tsx';
import { CustomerTabs, tabNames } from './customer-tabs.tsx';
import styles from './customer-paper.module.css';
import { pastCustomer } from './past-customer.ts';

/** Everything about one customer and what can be done with them now. */
export function CustomerPaperScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/customers/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(customer) => <CustomerPaper key={customer.id} customer={customer} />}
    </Loaded>
  );
}

function CustomerPaper({ customer }: { customer: Customer }) {
  const t = useMessages('customers');
  const words = useMessages('paper');
  const navigate = useNavigate();
  const { id, fullName, level, blocked } = customer;
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const active = tabNames.find((name) => name === tab) ?? 'data';
  const [asked, setAsked] = useState<CustomerAction>();
  const [moment, setMoment] = useState<HistoryRow>();
  // What was changed would say what is masked, so there is no log where customers are closed.
  const rows = useHistory(customer.isMasked ? undefined : { entity: 'customer', id });
  useLive('customers', (event) => {
    if (event.id === id || event.change === 'resync')
      void refresh('GET /api/customers/', 'GET /api/activity/entity/');
  });

  const show = (name: string) => void navigate({ to: '.', search: { tab: name } as never, replace: true });
  const actions = customerActions(customer, t, {
    edit: () => void navigate({ href: `/customers/edit/${id}` }),
    ask: setAsked,
  });
  return (
    <>
      <Paper
        record={moment ? pastCustomer(customer, rows, moment.id) : customer}
        title={fullName}
        chip={
          <>
            <span className={styles.number}>{customer.number}</span>
            <CustomerMarks level={level} isBlocked={blocked !== null} />
            <PaperReaders entity="customer" id={id} />
          </>
        }
        onBack={() => void navigate({ href: '/customers' })}
        actions={moment ? [] : actions}
        banner={moment ? pastBanner(words, moment) : bannerOf(customer, t)}
        side={<CustomerSide customer={customer} />}
      >
        {(shown) => (
          <>
            {moment && (
              <div>
                <Button size="sm" onClick={() => setMoment(undefined)}>
                  {words(($) => $.backToNow)}
                </Button>
              </div>
            )}
            <CustomerTabs
              customer={shown}
              {...{ rows, active, moment }}
              onTab={show}
              onReveal={() => setAsked('RevealTaxId')}
              onPick={(row) => {
                setMoment(row);
                show('data');
              }}
            />
          </>
        )}
      </Paper>
      {asked && <CustomerDialogs customer={customer} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function pastBanner(words: Translate<Catalog['paper']>, { at }: HistoryRow) {
  const title = words(($) => $.asItWas, { when: formatDateTime(at) });
  return { tone: 'warn', title, text: words(($) => $.asItWasText) } as const;
}

/** What is the matter, the gravest first. */
function bannerOf(customer: Customer, t: Translate<Catalog['customers']>) {
  const { mergedInto, blocked, isMasked, isAdult } = customer;
  if (mergedInto) {
    const link = <a href={`/customers/paper/${mergedInto.id}`}>{mergedInto.number}</a>;
    return { tone: 'warn', title: t(($) => $.paper.merged), text: link } as const;
  }
  if (blocked) return { tone: 'danger', title: t(($) => $.paper.blocked), text: blocked.reason } as const;
  if (isMasked)
    return { tone: 'info', title: t(($) => $.paper.masked), text: t(($) => $.paper.maskedText) } as const;
  if (!isAdult)
    return { tone: 'warn', title: t(($) => $.paper.minor), text: t(($) => $.paper.minorText) } as const;
  return undefined;
}
