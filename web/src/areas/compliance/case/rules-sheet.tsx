import type { CSSProperties } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { OrderLines } from './order-lines.tsx';
import { beyond, figureText } from './rule-figures.ts';
import styles from './evidence.module.css';

type Rule = CasePaper['rules'][number];

/** Rules that were met: what was measured beside what is allowed, and the orders that counted. */
export function RulesSheet({ rules }: Pick<CasePaper, 'rules'>) {
  const t = useMessages('case');
  if (rules.length === 0) return null;
  return (
    <Sheet padding="paper" title={t(($) => $.rules.title)}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} />
        ))}
      </ul>
    </Sheet>
  );
}

function RuleLine({ rule }: { rule: Rule }) {
  const t = useMessages('case');
  const language = useLanguage();
  const { code, name, version, action, at, measured, threshold, orders } = rule;
  const times = beyond(measured, threshold);
  return (
    <li>
      <p className={styles.ruleName}>
        <b>{name[language]}</b>
        <Chip label={t(($) => $.rules.action[action as keyof Catalog['case']['rules']['action']])} />
        <small>{[code, t(($) => $.rules.version, { version }), formatDateTime(at)].join(' · ')}</small>
      </p>
      {times !== undefined && (
        <span className={styles.gauge} style={{ '--times': times } as CSSProperties} aria-hidden="true">
          <i />
          <b />
        </span>
      )}
      <dl className={styles.figures}>
        <dt>{t(($) => $.rules.measured)}</dt>
        <dd className={styles.measured}>{figures(measured)}</dd>
        <dt>{t(($) => $.rules.allowed)}</dt>
        <dd>{figures(threshold)}</dd>
      </dl>
      {orders.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t(($) => $.rules.orders)}: {t(($) => $.links.orders, { count: orders.length })}
          </summary>
          <OrderLines orders={orders} />
        </details>
      )}
    </li>
  );

  function figures(of: Rule['measured']): string {
    return Object.entries(of)
      .map((figure) => figureText(figure, t))
      .join(' · ');
  }
}
