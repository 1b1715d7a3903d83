import type { ReactNode } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { queueLabels } from '#domain/areas/compliance/cases.labels.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { CaseAge, ReasonChips } from '../case-cells.tsx';
import styles from './case.module.css';
import { OrderLink } from './order-lines.tsx';

/** The case in one line: how long, how much, who to whom, whose it is. */
export function CaseStrip({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const language = useLanguage();
  const queue = queueLabels[language][paper.queue];
  const names = new Map(paper.rules.map(({ code, name }) => [code, name[language]]));
  const { order, amount, holder, approvals, approvalsNeeded } = paper;
  const figures: readonly (readonly [label: string, value: ReactNode, note?: ReactNode])[] = [
    [t(($) => $.strip.age), <CaseAge key="age" row={paper} />, queue],
    [
      t(($) => $.strip.amount),
      amount === null ? '—' : formatMoney(amount, 'USD'),
      order && <OrderLink {...order} />,
    ],
    [
      t(($) => (order === null ? $.strip.person : $.strip.parties)),
      paper.parties,
      <ReasonChips key="reasons" reasons={paper.reasons} names={names} />,
    ],
    [
      t(($) => $.strip.office),
      order?.office.name ?? (paper.office || '—'),
      order?.agent && t(($) => $.strip.agent, { name: order.agent?.name ?? '' }),
    ],
    [
      t(($) => $.strip.holder),
      holder || t(($) => $.strip.none),
      `${approvals}/${approvalsNeeded} · ${t(($) => (paper.needsTwo ? $.strip.two : $.strip.one))}`,
    ],
  ];
  return (
    <dl className={styles.strip}>
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.small}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
