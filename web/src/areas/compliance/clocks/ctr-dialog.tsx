import type { CtrReport } from '#domain/areas/compliance/cases.endpoints.ts';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { openStream } from '#web/lib/api.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './clocks.module.css';

/** The cash of a person on a business day, field by field of the form, and as a file. */
export function CtrDialog({ clock, onClose }: { clock: ClockRow; onClose: () => void }) {
  const t = useMessages('clocks');
  const { toastError } = useToast();
  const query = { customerId: clock.customerId ?? '', day: clock.startedOn };
  const report = useCall('GET /api/compliance/ctr', { query });

  async function save(format: 'csv' | 'json'): Promise<void> {
    const stream = await openStream('GET /api/compliance/ctr/export', { query: { ...query, format } });
    downloadBlob(await new Response(stream).blob(), `CTR-${query.customerId}-${query.day}.${format}`);
  }

  const saveAs = (format: 'csv' | 'json') => (
    <Button onClick={() => void save(format).catch(toastError)}>{t(($) => $[format])}</Button>
  );
  return (
    <Dialog
      isOpen
      title={t(($) => $.ctrTitle)}
      maxWidth={760}
      onClose={onClose}
      actions={
        <>
          {saveAs('csv')}
          {saveAs('json')}
          <Button variant="primary" onClick={onClose}>
            {t(($) => $.close)}
          </Button>
        </>
      }
    >
      <Loaded query={report} shape="row">
        {(shown) => <Report report={shown} customer={clock.customer ?? ''} />}
      </Loaded>
    </Dialog>
  );
}

function Report({ report, customer }: { report: CtrReport; customer: string }) {
  const t = useMessages('clocks');
  const { day, cashIn, cashOut, isDue, fields, missing, transactions } = report;
  return (
    <>
      <p className={styles.text}>
        {t(($) => $.ctrText, {
          customer,
          day: formatDate(day),
          cashIn: money(cashIn),
          cashOut: money(cashOut),
        })}
      </p>
      <Banner tone={isDue ? 'warn' : 'info'}>{t(($) => (isDue ? $.ctrDue : $.ctrNotDue))}</Banner>
      <h3 className={styles.part}>{t(($) => $.ctrOrders)}</h3>
      <div className={styles.scroll}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.order)}</th>
              <th scope="col" className={styles.money}>
                {t(($) => $.cashIn)}
              </th>
              <th scope="col" className={styles.money}>
                {t(($) => $.cashOut)}
              </th>
            </tr>
          </thead>
          <tbody>
            {transactions.map((one) => (
              <tr key={one.orderId}>
                <th scope="row">
                  {one.number} <small>{one.office}</small>
                </th>
                <td className={styles.money}>{money(one.cashIn)}</td>
                <td className={styles.money}>{money(one.cashOut)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.part}>{t(($) => $.ctrFields)}</h3>
      <dl className={styles.list}>
        {fields.map(({ item, name, value }) => (
          <div key={`${item} ${name}`}>
            <dt>
              {item} {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <>
          <h3 className={styles.part}>{t(($) => $.ctrMissing)}</h3>
          <p className={styles.text}>{missing.map(({ item, name }) => `${item} ${name}`).join(' · ')}</p>
        </>
      )}
    </>
  );
}

function money(minor: string): string {
  return formatMoney(minor, 'USD');
}
