import { mdiCalculatorVariantOutline } from '@mdi/js';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLive } from '#web/engine/live/use-live.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { AvailabilityTab } from './availability-tab.tsx';
import { SettingTab } from './setting-tab.tsx';
import { TryIt } from './try-it.tsx';
import styles from './transfer-settings-screen.module.css';

const tabs = [
  'methods',
  'rates',
  'feeTiers',
  'surcharges',
  'availability',
  'limits',
  'providers',
  'commissions',
  'texts',
] as const;

/** What transfers cost and where they reach: dated tables, and a price to try them with. */
export function TransferSettingsScreen() {
  const t = useMessages('transfer-settings');
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { tab?: string; try?: string };
  const tab = tabs.find((name) => name === search.tab) ?? 'methods';
  const isTrying = search.try !== undefined;
  const { data, error } = useCall('GET /api/settings/transfers', { query: {} }, { keepPrevious: true });
  useLive('transfer-settings', () => void refresh('/api/settings/transfers'));
  const go = (next: { tab?: string; isTrying?: boolean }) =>
    void navigate({
      to: '/settings/moneytransfer',
      search: { tab: next.tab ?? tab, ...((next.isTrying ?? isTrying) && { try: 'on' }) } as never,
    });
  useHotkey({
    id: 'transfer-settings.try',
    keys: 't',
    label: t(($) => $.tryIt),
    run: () => go({ isTrying: !isTrying }),
  });

  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          <Button
            icon={mdiCalculatorVariantOutline}
            hint="T"
            aria-expanded={isTrying}
            onClick={() => go({ isTrying: !isTrying })}
          >
            {t(($) => $.tryIt)}
          </Button>
        }
      />
      <Tabs
        label={t(($) => $.tabs)}
        panelId="transfer-settings"
        tabs={tabs.map((name) => ({ id: name, label: t(($) => $.tab[name]) }))}
        active={tab}
        onChange={(name) => go({ tab: name })}
      />
      {error && <Banner tone="danger">{error.message}</Banner>}
      <div className={isTrying ? styles.both : styles.one}>
        <div
          id="transfer-settings"
          role="tabpanel"
          aria-label={t(($) => $.tab[tab])}
          className={styles.panel}
        >
          {data === undefined ? (
            <Skeleton shape="paper" />
          ) : tab === 'availability' ? (
            <AvailabilityTab settings={data} />
          ) : (
            (tab === 'texts' ? (['rules', 'texts'] as const) : [tab]).map((kind) => (
              <SettingTab key={kind} kind={kind} settings={data} />
            ))
          )}
        </div>
        {isTrying && <TryIt />}
      </div>
    </>
  );
}
