import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Ledger } from './ledger-answer.ts';
import styles from './ledger-tab.module.css';

type Check = Ledger['checks'][number]['report'][number];

/** Every check in a sentence, how much it looked at, and what it found wrong. */
export function LedgerReport({ checks }: { checks: readonly Check[] }) {
  const t = useMessages('server-admin');
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.check}>
          <div className={styles.check}>
            <span>
              <b>{t(($) => $.ledger.checks[check.check])}</b>
              <small>{t(($) => $.ledger.examined, { shown: formatNumber(check.examined) })}</small>
            </span>
            <StatusChip
              tone={check.isOk ? 'ok' : 'err'}
              label={
                check.isOk
                  ? t(($) => $.ledger.holds)
                  : t(($) => $.ledger.wrong, { shown: formatNumber(check.found) })
              }
            />
          </div>
          {check.findings.length > 0 && <Findings findings={check.findings} />}
        </li>
      ))}
    </ul>
  );
}

function Findings({ findings }: { findings: Check['findings'] }) {
  const t = useMessages('server-admin');
  return (
    <table className={styles.findings}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.ledger.what)}</th>
          <th scope="col">{t(($) => $.ledger.expected)}</th>
          <th scope="col">{t(($) => $.ledger.found)}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ what, expected, found }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{expected}</td>
            <td>{found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
