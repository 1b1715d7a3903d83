import { Link } from '@tanstack/react-router';
import { activityLabels } from '#domain/areas/activity/activity.labels.ts';
import { actionLabel } from '#domain/areas/activity/activity-action.labels.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './dashboard.module.css';

const shown = 8;

/** My last steps, to go on where I stopped. */
export function MyActivity() {
  const t = useMessages('dashboard');
  const language = useLanguage();
  const { data } = useCall('GET /api/activity/me', { query: { limit: shown } });
  const entities = activityLabels('me')[language].values.entity ?? {};
  return (
    <Sheet title={t(($) => $.activity)} padding="side">
      {data === undefined && <Skeleton />}
      {data?.rows.length === 0 && <p className={styles.quiet}>{t(($) => $.nothingDone)}</p>}
      <Timeline
        label={t(($) => $.activity)}
        events={(data?.rows ?? []).map(({ id, action, entity, label, at, office }) => ({
          id,
          title: (
            <>
              <b>{actionLabel(action, language)}</b> {label}
            </>
          ),
          note: [formatRelative(at), entities[entity] ?? entity, office].filter(Boolean).join(' · '),
        }))}
      />
      <p className={styles.more}>
        <Link to="/activitylog/me">{t(($) => $.allActivity)}</Link>
      </p>
    </Sheet>
  );
}
