import { useState } from 'react';
import { wallTime } from '#domain/kernel/time-zone.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { useOffices, useSubject } from '#web/engine/session/use-office.ts';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { formatDate } from '#web/lib/format.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { MyActivity } from './my-activity.tsx';
import { Notices } from './notices.tsx';
import { OfficeFund } from './office-fund.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Waiting } from './waiting.tsx';
import styles from './dashboard.module.css';

/** The first screen of the day: what I should know, what waits for me, where I go from here. */
export function DashboardScreen() {
  const t = useMessages('dashboard');
  const subject = useSubject();
  const { office } = useOffices();
  const [now] = useState(() => new Date());
  const { data: profile } = useCall('GET /api/profile', {}, { staleTime: 300_000 });
  useLive('notices', () => void refresh('GET /api/notices'));
  if (subject === null || office === undefined) return null;
  const { time } = wallTime(now, office.timeZone);
  return (
    <>
      <PageHeader
        title={greeting(Number(time.slice(0, 2)), profile?.firstName ?? '', t)}
        count={formatDate(now)}
      />
      <Notices />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OfficeFund />
          <Waiting subject={subject} profile={profile} />
          <QuickLinks subject={subject} />
        </div>
        <MyActivity />
      </div>
    </>
  );
}

function greeting(hour: number, name: string, t: Translate<Catalog['dashboard']>): string {
  if (hour < 12) return t(($) => $.morning, { name });
  return hour < 19 ? t(($) => $.afternoon, { name }) : t(($) => $.evening, { name });
}
