import { mdiCheckCircleOutline, mdiRefresh } from '@mdi/js';
import type { MoneyWatch, WatchList } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import styles from './money-watch.module.css';
import { Queues } from './queues.tsx';
import { WatchItem } from './watch-item.tsx';

/** Money that is out there longer than it should: how much of what, then what it is and what to do about it. */
export function MoneyWatchScreen() {
  const t = useMessages('money-watch');
  const query = useCall('GET /api/services/transfers/watch', {});
  const again = () => void refresh('/transfers/watch');
  useLive('transfers', again);
  const title = t(($) => $.title);
  return (
    <section aria-label={title}>
      <PageHeader
        title={title}
        count={query.data && t(($) => $.asOf, { time: formatTime(query.data.asOf) })}
        actions={
          <Button icon={mdiRefresh} onClick={again}>
            {t(($) => $.again)}
          </Button>
        }
      />
      <Loaded query={query} shape="paper">
        {(watch) => <Watch watch={watch} />}
      </Loaded>
    </section>
  );
}

function Watch({ watch: { lists, queues, mayRetry } }: { watch: MoneyWatch }) {
  const t = useMessages('money-watch');
  const found = lists.filter(({ count }) => count > 0);
  return (
    <div className={styles.screen}>
      <p className={styles.text}>{t(($) => $.text)}</p>
      <Counts lists={lists} />
      {found.length === 0 && (
        <EmptyState icon={mdiCheckCircleOutline} title={t(($) => $.nothing)} text={t(($) => $.nothingText)} />
      )}
      {found.map((list) => (
        <div key={list.rule} id={list.rule}>
          <List list={list} mayRetry={mayRetry} />
        </div>
      ))}
      <Queues queues={queues} />
    </div>
  );
}

/** The counts lead to their lists; what is zero is said as well. */
function Counts({ lists }: { lists: readonly WatchList[] }) {
  const t = useMessages('money-watch');
  return (
    <ul className={styles.counts} aria-label={t(($) => $.counts)}>
      {lists.map(({ rule, count }) => {
        const words = (
          <>
            <b>{count}</b>
            {t(($) => $.rule[rule])}
          </>
        );
        return <li key={rule}>{count > 0 ? <a href={`#${rule}`}>{words}</a> : <span>{words}</span>}</li>;
      })}
    </ul>
  );
}

function List({ list: { rule, count, rows }, mayRetry }: { list: WatchList; mayRetry: boolean }) {
  const t = useMessages('money-watch');
  return (
    <Sheet title={t(($) => $.rule[rule])}>
      <p className={styles.text}>{t(($) => $.ruleText[rule])}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <WatchItem key={row.payment?.id ?? row.orderId} row={row} mayRetry={mayRetry} />
        ))}
      </ul>
      {count > rows.length && <p className={styles.text}>{t(($) => $.more, { count })}</p>}
    </Sheet>
  );
}
