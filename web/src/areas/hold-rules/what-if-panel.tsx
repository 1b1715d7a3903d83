import { useState } from 'react';
import type { WhatIf } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import type { RuleForm } from './rule-input.ts';
import styles from './what-if-panel.module.css';

/** Orders that a list names; the figures count all. */
const SHOWN = 30;

/** The last 30 days under a draft, beside the version that counts now. */
export function WhatIfPanel({ input }: { input: RuleForm }) {
  const t = useMessages('hold-rules');
  const tryIt = useAct('POST /api/settings/hold-rules/what-if');
  const [answer, setAnswer] = useState<WhatIf>();
  const [problem, setProblem] = useState<string>();

  async function run() {
    setProblem(undefined);
    try {
      setAnswer(await tryIt.mutateAsync({ body: input }));
    } catch (error) {
      setAnswer(undefined);
      setProblem((error as Error).message);
    }
  }

  return (
    <section className={styles.panel} aria-label={t(($) => $.whatIf)} aria-live="polite">
      <header>
        <h3>{t(($) => $.whatIf)}</h3>
        <Button size="sm" isBusy={tryIt.isPending} onClick={() => void run()}>
          {t(($) => (answer === undefined ? $.tryIt : $.tryAgain))}
        </Button>
      </header>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {answer && <Answer answer={answer} />}
    </section>
  );
}

function Answer({ answer }: { answer: WhatIf }) {
  const t = useMessages('hold-rules');
  const { judged, from, isLimited, unknown, before, after, added, removed } = answer;
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={t(($) => $.before)} value={formatNumber(before)} />
        <Figure label={t(($) => $.after)} value={formatNumber(after)} />
        <Figure label={t(($) => $.added)} value={`+${formatNumber(added.count)}`} tone="more" />
        <Figure label={t(($) => $.removed)} value={`−${formatNumber(removed.count)}`} tone="fewer" />
      </dl>
      <small>
        {t(($) => $.judged, { count: formatNumber(judged), from: formatDate(from) })}
        {isLimited && ` · ${t(($) => $.limited)}`}
        {unknown > 0 && ` · ${t(($) => $.unknownFacts, { count: formatNumber(unknown) })}`}
      </small>
      {added.count + removed.count === 0 && <p>{t(($) => $.nothingChanges)}</p>}
      <Orders sign="+" orders={added.orders} label={t(($) => $.added)} />
      <Orders sign="−" orders={removed.orders} label={t(($) => $.removed)} />
    </>
  );
}

function Figure({ label, value, tone }: { label: string; value: string; tone?: 'more' | 'fewer' }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={tone && styles[tone]}>{value}</dd>
    </div>
  );
}

interface OrdersProps {
  sign: string;
  orders: WhatIf['added']['orders'];
  label: string;
}

function Orders({ sign, orders, label }: OrdersProps) {
  if (orders.length === 0) return null;
  return (
    <ul className={styles.orders} aria-label={label}>
      {orders.slice(0, SHOWN).map(({ id, number, at, office, sender, amount }) => (
        <li key={id}>
          <b>
            {sign} {number}
          </b>
          <span>{sender}</span>
          <span className={styles.amount}>{formatMoney(amount, 'USD')}</span>
          <small>{`${office} · ${formatDateTime(at)}`}</small>
        </li>
      ))}
    </ul>
  );
}
