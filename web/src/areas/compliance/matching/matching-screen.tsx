import { mdiPencilOutline } from '@mdi/js';
import { useState } from 'react';
import type { MatchVersion } from '#domain/areas/compliance/matching.schema.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { MatchingDialog } from './matching-dialog.tsx';
import { SettingsList } from './settings-list.tsx';
import { WaitingVersion } from './waiting-version.tsx';
import styles from './matching.module.css';

/** OfacMatchConfig: from which score what happens, in versions that two persons agree to. */
export function MatchingScreen() {
  const query = useCall('GET /api/compliance/matching', {});
  useLive('matching', () => void refresh('/api/compliance/matching'));
  return (
    <>
      <DeskTabs active="matching" />
      <Loaded query={query} shape="paper">
        {({ versions }) => <Versions versions={versions} />}
      </Loaded>
    </>
  );
}

function Versions({ versions }: { versions: readonly MatchVersion[] }) {
  const t = useMessages('matching');
  const [isOpen, setIsOpen] = useState(false);
  const active = versions.find(({ status }) => status === 'active');
  const waiting = versions.find(({ status }) => status === 'draft' || status === 'asked');
  const earlier = versions.filter(({ status }) => status === 'retired');
  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        count={t(($) => $.text)}
        actions={
          active &&
          waiting === undefined && (
            <Button icon={mdiPencilOutline} variant="primary" onClick={() => setIsOpen(true)}>
              {t(($) => $.change)}
            </Button>
          )
        }
      />
      <div className={styles.page}>
        {waiting && <WaitingVersion version={waiting} active={active} />}
        {active && (
          <Sheet title={`${t(($) => $.active)}: ${t(($) => $.version, { id: active.id })}`} padding="paper">
            <p className={styles.dim}>
              {active.activeFrom !== null && t(($) => $.since, { when: formatDateTime(active.activeFrom) })}
            </p>
            <SettingsList settings={active.settings} />
          </Sheet>
        )}
        {earlier.length > 0 && (
          <Sheet title={t(($) => $.history)} padding="paper">
            <Timeline label={t(($) => $.history)} events={earlier.map(lineOf)} />
          </Sheet>
        )}
      </div>
      {isOpen && active && <MatchingDialog settings={active.settings} onClose={() => setIsOpen(false)} />}
    </>
  );

  function lineOf({ id, settings, createdBy, approvedBy, activeFrom, reason }: MatchVersion) {
    const { review, alert, block } = settings.thresholds;
    const facts = [
      activeFrom && t(($) => $.since, { when: formatDateTime(activeFrom) }),
      createdBy && t(($) => $.by, { who: createdBy.name }),
      approvedBy && t(($) => $.approved, { who: approvedBy.name }),
      reason,
    ];
    return {
      id,
      title: `${t(($) => $.version, { id })}: ${review} · ${alert} · ${block}`,
      note: facts.filter(Boolean).join(' · '),
    };
  }
}
