import { useState } from 'react';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './courier-runs.module.css';
import { HandOutDialog } from './hand-out-dialog.tsx';

type Carried = RunSheet['runs'][number];

/** Below what a courier carries: the cash for what has none yet. */
export function HandOut({ courier, orders }: Pick<Carried, 'courier' | 'orders'>) {
  const t = useMessages('courier-runs');
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useCall('GET /api/services/transfers/runs', { query: { status: 'Open' } });
  if (courier === null || data === undefined) return null;
  const taken = new Set(data.runs.flatMap((run) => run.orders.map(({ id }) => id)));
  const without = orders.filter(({ id }) => !taken.has(id));
  if (without.length === 0) return <p className={styles.note}>{t(($) => $.inRun)}</p>;
  if (!data.mayOpen) return null;
  return (
    <div className={styles.handOut}>
      <Button onClick={() => setIsAsking(true)}>{t(($) => $.handOut)}</Button>
      {isAsking && <HandOutDialog courier={courier} orders={without} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
