import { useId } from 'react';
import { mayCall } from '#domain/access/access.ts';
import { casesDecideAccess } from '#domain/areas/compliance/cases.explorer.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import type { HistoryRow } from '#web/engine/timeline/history-row.ts';
import { HistoryTimeline } from '#web/engine/timeline/history-timeline.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ComplianceTab } from './compliance-tab.tsx';
import { CustomerSheet } from './customer-sheet.tsx';
import styles from './customer-paper.module.css';
import { FilesTab } from './files-tab.tsx';
import { IdsTab } from './ids-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { RecipientsTab } from './recipients-tab.tsx';
import { useCustomerWords } from './use-customer-words.ts';

export const tabNames = ['data', 'ids', 'recipients', 'orders', 'files', 'compliance', 'log'] as const;
export type TabName = (typeof tabNames)[number];

const tones = {
  created: 'ok',
  blocked: 'err',
  unblocked: 'ok',
  merged: 'warn',
  'tax-id-revealed': 'warn',
} as const;

interface CustomerTabsProps {
  customer: CustomerPaper;
  rows: readonly HistoryRow[];
  active: TabName;
  /** The line of the log whose moment is shown. */
  moment: HistoryRow | undefined;
  onTab: (name: string) => void;
  onPick: (row: HistoryRow) => void;
  onReveal: () => void;
}

/** The parts of a customer's paper; a tab of another area comes with that area. */
export function CustomerTabs({
  customer,
  rows,
  moment,
  onTab,
  onPick,
  onReveal,
  ...props
}: CustomerTabsProps) {
  const t = useMessages('customers');
  const words = useMessages('paper');
  const history = useCustomerWords();
  const panelId = useId();
  const subject = useSubject();
  const seesCompliance = subject !== null && mayCall(casesDecideAccess, subject).allowed;
  const isHidden: Readonly<Partial<Record<TabName, boolean>>> = {
    compliance: !seesCompliance,
    // What was changed would say what is masked.
    log: customer.isMasked,
  };
  const names = tabNames.filter((name) => isHidden[name] !== true);
  const active = names.includes(props.active) ? props.active : 'data';
  const counts: Readonly<Partial<Record<TabName, number>>> = {
    ids: customer.ids.length,
    recipients: customer.recipients,
    // An office that reads masked sees its own orders only, which are fewer.
    ...(!customer.isMasked && { orders: customer.orders }),
    files: customer.files.length,
  };
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t(($) => $.tabs)}
        tabs={names.map((id) => ({
          id,
          label: t(($) => $.tab[id]),
          count: counts[id] ? String(counts[id]) : undefined,
        }))}
        {...{ active, panelId }}
        onChange={onTab}
      />
      <div id={panelId} role="tabpanel" aria-label={t(($) => $.tab[active])} className={styles.panel}>
        {active === 'data' && <CustomerSheet customer={customer} onReveal={onReveal} />}
        {active === 'ids' && <IdsTab customer={customer} />}
        {active === 'recipients' && <RecipientsTab customer={customer} />}
        {active === 'orders' && <OrdersTab customer={customer} />}
        {active === 'files' && <FilesTab customer={customer} />}
        {active === 'compliance' && <ComplianceTab customer={customer} />}
        {active === 'log' && (
          <HistoryTimeline
            {...{ rows, ...history, tones, onPick }}
            shown={moment?.id}
            pickLabel={words(($) => $.showThen)}
          />
        )}
      </div>
    </div>
  );
}
