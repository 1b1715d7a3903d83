import { mdiPrinterOutline, mdiTruckOutline } from '@mdi/js';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { useUser } from '#web/engine/session/session.ts';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { printDocument } from '#web/lib/open-document.ts';
import { formatMoney, formatPhone, formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { HandOut } from '../courier-runs/hand-out.tsx';
import styles from './run-sheet.module.css';

type Run = RunSheet['runs'][number];
type Carried = Run['orders'][number];

const everybody = '';

/** What each courier carries: a list to take along, with the totals to count. */
export function RunSheetScreen() {
  const t = useMessages('transfers');
  const navigate = useNavigate();
  const query = useCall('GET /api/services/transfers/run-sheet', {});
  useLive('transfers', () => void refresh('/transfers/run-sheet'));
  const title = t(($) => $.sheet.title);
  return (
    <section aria-label={title} className={styles.screen}>
      <PageHeader
        title={title}
        onBack={() => void navigate({ href: '/services/transfers' })}
        actions={<Button href="/services/transfers/runs">{t(($) => $.sheet.runs)}</Button>}
      />
      <Loaded query={query} shape="paper">
        {({ runs }) => <Runs runs={runs} />}
      </Loaded>
    </section>
  );
}

/** A courier first sees what they carry themselves. */
function Runs({ runs }: RunSheet) {
  const t = useMessages('transfers');
  const me = useUser()?.id;
  const isOut = runs.some(({ courier }) => courier?.id === me);
  const [chosen, setChosen] = useState(isOut && me !== undefined ? me : everybody);
  if (runs.length === 0) {
    return (
      <EmptyState icon={mdiTruckOutline} title={t(($) => $.sheet.none)} text={t(($) => $.sheet.noneText)} />
    );
  }
  const options = runs.flatMap(({ courier }) =>
    courier ? [{ value: courier.id, label: courier.name }] : [],
  );
  const shown = runs.filter(({ courier }) => chosen === everybody || courier?.id === chosen);
  return (
    <div className={styles.runs}>
      <p className={styles.text}>{t(($) => $.sheet.text)}</p>
      <div className={styles.choice}>
        <SelectField
          label={t(($) => $.bulk.courier)}
          placeholder={t(($) => $.sheet.allCouriers)}
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      {shown.map((run) => (
        <RunOf key={run.courier?.id ?? 'nobody'} run={run} />
      ))}
    </div>
  );
}

function RunOf({ run: { courier, orders, totals } }: { run: Run }) {
  const t = useMessages('transfers');
  const name = courier?.name ?? t(($) => $.sheet.nobody);
  return (
    <Sheet padding="form">
      <header className={styles.head}>
        <h2>{name}</h2>
        <span>{t(($) => $.sheet.orders, { count: orders.length })}</span>
        {courier !== null && <PrintSheet courierId={courier.id} name={name} />}
      </header>
      <ol className={styles.list}>
        {orders.map((order) => (
          <Stop key={order.id} order={order} />
        ))}
      </ol>
      <dl className={styles.totals} aria-label={t(($) => $.sheet.carries)}>
        {totals.map(({ currency, amount }) => (
          <div key={currency}>
            <dt>
              {t(($) => $.sheet.carries)} {currency}
            </dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <HandOut courier={courier} orders={orders} />
    </Sheet>
  );
}

/** The sheet that the courier takes along, with the cash handed out and lines to sign. */
function PrintSheet({ courierId, name }: { courierId: string; name: string }) {
  const t = useMessages('transfers');
  const { toastError } = useToast();
  const print = async () => {
    const input = { params: { kind: 'courier-run-sheet' }, body: { parameters: { courierId } } } as const;
    return (await call('POST /api/documents/{kind}', input)).blob;
  };
  return (
    <Button
      size="sm"
      icon={mdiPrinterOutline}
      aria-label={t(($) => $.sheet.printOf, { name })}
      onClick={() => void printDocument(print).catch(toastError)}
    >
      {t(($) => $.sheet.print)}
    </Button>
  );
}

function Stop({ order }: { order: Carried }) {
  const { id, number, receiver, phone, address, municipality, payout, currency, window, outSince } = order;
  return (
    <li>
      <span>
        <b>{receiver}</b> <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        <small>{address === null ? municipality : cubanAddressLine(address as CubanAddress)}</small>
        <small>
          <Link to={`/services/transfers/paper/${id}`}>{number}</Link>{' '}
          {[formatTime(outSince), window].filter(Boolean).join(' · ')}
        </small>
      </span>
      <b className={styles.amount}>{formatMoney(payout, currency)}</b>
    </li>
  );
}
