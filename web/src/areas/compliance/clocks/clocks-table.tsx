import { Link } from '@tanstack/react-router';
import { clockKindLabels, clockStateLabels } from '#domain/areas/compliance/cases.labels.ts';
import { countsBusinessDays } from '#domain/areas/compliance/cases.values.ts';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import type { ClockState } from '#domain/areas/compliance/cases.values.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { caseAddress } from '../case-address.ts';
import styles from './clocks.module.css';

const tones: Record<ClockState, Tone> = { Running: 'mute', Soon: 'warn', Overdue: 'err', Filed: 'ok' };

interface ClocksTableProps {
  clocks: readonly ClockRow[];
  onOpen: (what: 'file' | 'ctr', clock: ClockRow) => void;
}

/** A line for each report; on a phone what it is about stands below its name. */
export function ClocksTable({ clocks, onOpen }: ClocksTableProps) {
  const t = useMessages('clocks');
  return (
    <Sheet padding="flush">
      <table className={styles.clocks}>
        <caption className="visually-hidden">{t(($) => $.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.kind)}</th>
            <th scope="col">{t(($) => $.about)}</th>
            <th scope="col">{t(($) => $.started)}</th>
            <th scope="col">{t(($) => $.due)}</th>
            <th scope="col">{t(($) => $.state)}</th>
            <th scope="col">
              <span className="visually-hidden">{t(($) => $.action)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {clocks.map((clock) => (
            <ClockLine key={clock.id} clock={clock} onOpen={(what) => onOpen(what, clock)} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function ClockLine({ clock, onOpen }: { clock: ClockRow; onOpen: (what: 'file' | 'ctr') => void }) {
  const t = useMessages('clocks');
  const language = useLanguage();
  const { kind, state, startedOn, dueOn, customerId } = clock;
  return (
    <tr className={state === 'Overdue' ? styles.overdue : undefined}>
      <th scope="row">{clockKindLabels[language][kind]}</th>
      <td className={styles.about}>
        <About clock={clock} />
      </td>
      <td className={styles.day} data-label={t(($) => $.started)}>
        {formatDate(startedOn)}
      </td>
      <td className={styles.day} data-label={t(($) => $.due)}>
        <b>{formatDate(dueOn)}</b>
        <Left clock={clock} />
      </td>
      <td>
        <StatusChip tone={tones[state]} label={clockStateLabels[language][state]} />
        <FiledAs clock={clock} />
      </td>
      <td className={styles.does}>
        {kind === 'CTR' && customerId !== null && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen('ctr')}>
            {t(($) => $.ctr)}
          </Button>
        )}
        {state !== 'Filed' && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen('file')}>
            {t(($) => $.file)}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Left({ clock: { kind, state, daysLeft } }: { clock: ClockRow }) {
  const t = useMessages('clocks');
  if (state === 'Filed') return null;
  if (daysLeft === 0) return <small>{t(($) => $.today)}</small>;
  const count = Math.abs(daysLeft);
  const isOver = daysLeft < 0;
  if (countsBusinessDays(kind)) {
    return <small>{t(($) => (isOver ? $.businessOver : $.businessLeft), { count })}</small>;
  }
  return <small>{t(($) => (isOver ? $.over : $.left), { count })}</small>;
}

function FiledAs({ clock: { state, reference, filedBy, filedAt } }: { clock: ClockRow }) {
  const t = useMessages('clocks');
  if (state !== 'Filed') return null;
  return (
    <small>
      {t(($) => $.filedBy, { reference, name: filedBy ?? '—', when: formatDateTime(filedAt ?? '') })}
    </small>
  );
}

/** The case, the order and the customer that it stands for, as far as there are any. */
function About({ clock }: { clock: ClockRow }) {
  const { caseId, caseNumber, orderNumber, customerId, customer } = clock;
  return (
    <>
      {caseId !== null && <Link to={caseAddress({ id: caseId })}>{caseNumber}</Link>}
      {orderNumber !== null && <span>{orderNumber}</span>}
      {customerId !== null && <Link to={`/customers/paper/${customerId}`}>{customer}</Link>}
    </>
  );
}
