import { useState } from 'react';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './funds.module.css';
import { StatementLine } from './statement-line.tsx';

/** Every line of the fund with the balance after it, the newest first. */
export function Statement({ id }: { id: string }) {
  const t = useMessages('funds');
  const query = useCall('GET /api/settings/offices/funds/{id}/lines', { params: { id }, query: {} });
  return (
    <Sheet padding="flush" title={undefined}>
      <h2 className={styles.heading}>{t(($) => $.statement)}</h2>
      <Loaded query={query} shape="row">
        {({ lines }) =>
          lines.length === 0 ? (
            <p className={styles.empty}>{t(($) => $.noLines)}</p>
          ) : (
            <table className={styles.statement}>
              <thead>
                <tr>
                  <th scope="col" className={styles.day}>
                    {t(($) => $.line.day)}
                  </th>
                  <th scope="col">{t(($) => $.line.what)}</th>
                  <th scope="col" className={styles.money}>
                    {t(($) => $.line.amount)}
                  </th>
                  <th scope="col" className={styles.balance}>
                    {t(($) => $.line.balance)}
                  </th>
                </tr>
              </thead>
              <Lines id={id} />
            </table>
          )
        }
      </Loaded>
    </Sheet>
  );
}

/** One page of lines, and the next below it once somebody asks. */
function Lines({ id, before }: { id: string; before?: string }) {
  const t = useMessages('funds');
  const [isMore, setIsMore] = useState(false);
  const { data, isFetching } = useCall(
    'GET /api/settings/offices/funds/{id}/lines',
    { params: { id }, query: before === undefined ? {} : { before } },
    { keepPrevious: true },
  );
  if (data === undefined) return null;
  const { lines, next } = data;
  return (
    <>
      <tbody>
        {lines.map((line) => (
          <StatementLine key={line.id} line={line} />
        ))}
      </tbody>
      {next !== null && isMore && <Lines id={id} before={next} />}
      {next !== null && !isMore && (
        <tbody>
          <tr>
            <td colSpan={4} className={styles.foot}>
              <Button size="sm" isBusy={isFetching} onClick={() => setIsMore(true)}>
                {t(($) => $.more)}
              </Button>
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
}
