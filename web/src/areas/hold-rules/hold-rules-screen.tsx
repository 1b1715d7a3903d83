import { mdiPlus } from '@mdi/js';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RuleSummary } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import styles from './hold-rules-screen.module.css';
import { RuleDialog, type RuleDraft } from './rule-dialog.tsx';
import { RuleDrawer } from './rule-drawer.tsx';
import { groupOf, groups, shownVersion } from './rule-state.ts';
import { RuleTable } from './rule-table.tsx';

const tabs = ['all', ...groups] as const;

/** What holds an order, refuses it or opens a case: every threshold with its dates, and who agreed to it. */
export function HoldRulesScreen() {
  const t = useMessages('hold-rules');
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { tab?: string; rule?: string };
  const tab = tabs.find((name) => name === search.tab) ?? 'all';
  const { data, error } = useCall('GET /api/settings/hold-rules', {}, { keepPrevious: true });
  useLive('hold-rules', () => void refresh('/api/settings/hold-rules'));
  const [draft, setDraft] = useState<RuleDraft>();
  const go = (next: { tab?: string; rule?: string | undefined }) =>
    void navigate({ to: '/settings/holdrules', search: { tab, ...next } as never });
  useHotkey({ id: 'hold-rules.add', keys: 'n', label: t(($) => $.add), run: () => setDraft({}) });
  const rules = data?.rules ?? [];
  const waiting = rules.filter(({ open }) => open?.status === 'asked');
  const open = rules.find(({ code }) => code === search.rule);

  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          <Button icon={mdiPlus} hint="N" onClick={() => setDraft({})}>
            {t(($) => $.add)}
          </Button>
        }
      />
      {error && <Banner tone="danger">{error.message}</Banner>}
      {waiting.length > 0 && (
        <Banner tone="warn">
          {t(($) => $.waiting, { count: waiting.length })}{' '}
          {waiting.map(({ code }) => (
            <button key={code} type="button" className={styles.link} onClick={() => go({ rule: code })}>
              {code}
            </button>
          ))}
        </Banner>
      )}
      <Tabs
        label={t(($) => $.tabs)}
        panelId="hold-rules"
        tabs={tabs.map((id) => ({
          id,
          label: t(($) => $.group[id]),
          count: String(within(rules, id).length),
        }))}
        active={tab}
        onChange={(id) => go({ tab: id, rule: undefined })}
      />
      <div id="hold-rules" role="tabpanel" aria-label={t(($) => $.group[tab])} className={styles.panel}>
        {data === undefined ? (
          <Skeleton shape="paper" />
        ) : (
          (tab === 'all' ? groups : [tab]).map((group) => (
            <RuleTable
              key={group}
              group={group}
              rules={within(rules, group)}
              onOpen={({ code }) => go({ rule: code })}
            />
          ))
        )}
      </div>
      {open && draft === undefined && (
        <RuleDrawer rule={open} onClose={() => go({ rule: undefined })} onDraft={setDraft} />
      )}
      {draft && <RuleDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

function within(rules: readonly RuleSummary[], tab: (typeof tabs)[number]): RuleSummary[] {
  return rules.filter((rule) => {
    const kind = shownVersion(rule)?.measure.kind;
    return tab === 'all' || (kind !== undefined && groupOf[kind] === tab);
  });
}
