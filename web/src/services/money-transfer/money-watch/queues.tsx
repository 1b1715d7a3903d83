import type { WatchQueue } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { queueHours } from '#domain/services/money-transfer/money-watch.ts';
import { statusLabel } from '#domain/order/status.labels.ts';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './money-watch.module.css';

/** Tones of the columns of `queueHours`: the longer, the louder. */
const tones = [undefined, styles['late'], styles['veryLate']];

/** How much lies at each provider, and for how long. */
export function Queues({ queues }: { queues: readonly WatchQueue[] }) {
  const t = useMessages('money-watch');
  const language = useLanguage();
  const title = t(($) => $.queues);
  return (
    <Sheet title={title}>
      {queues.length === 0 && <p className={styles.text}>{t(($) => $.queue.none)}</p>}
      {queues.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table className={styles.queues}>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.queue.provider)}</th>
                <th scope="col">{t(($) => $.queue.status)}</th>
                <th scope="col">{t(($) => $.queue.all)}</th>
                {queueHours.map((hours) => (
                  <th key={hours} scope="col">
                    {t(($) => $.queue.over, { hours })}
                  </th>
                ))}
                <th scope="col">{t(($) => $.queue.oldest)}</th>
              </tr>
            </thead>
            <tbody>
              {queues.flatMap(({ provider, statuses }) =>
                statuses.map(({ status, count, over, oldest }) => (
                  <tr key={`${provider.id} ${status}`}>
                    <td title={provider.name}>{provider.code}</td>
                    <td>{statusLabel(moneyTransfer.lifecycle, status, language)}</td>
                    <td>{count}</td>
                    {over.map((late, index) => (
                      <td key={queueHours[index]} className={late > 0 ? tones[index] : undefined}>
                        {late}
                      </td>
                    ))}
                    <td>{formatRelative(oldest)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}
