import { mdiLockOutline } from '@mdi/js';
import { useNavigate, useParams } from '@tanstack/react-router';
import { mayCall } from '#domain/access/access.ts';
import { activityScopes } from '#domain/access/screens.ts';
import { actionLabel } from '#domain/areas/activity/activity-action.labels.ts';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import type { ActivityScopeName } from '#domain/areas/activity/activity.explorer.ts';
import { activityExplorers } from '#domain/areas/activity/activity.explorer.ts';
import { activityLabels } from '#domain/areas/activity/activity.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { ActivityCard } from './activity-card.tsx';
import { ChangesCell } from './changes-cell.tsx';
import { paperOf } from './paper-of.ts';

const scopeNames = Object.keys(activityScopes) as ActivityScopeName[];
const cells = {
  // Also what is done to orders, whose verbs are no choice of the filter.
  action: (row: ActivityRow) => actionLabel(row.action, currentLanguage()),
  changes: (row: ActivityRow) => <ChangesCell row={row} />,
};
const tones = { user: 'strong', office: 'dim', reason: 'dim' } as const;

/** Who, office, when, what, before → after, reason; one part of it for each scope. */
export function ActivityLogScreen() {
  const t = useMessages('activity');
  const navigate = useNavigate();
  const subject = useSubject();
  const { scope = 'me' } = useParams({ strict: false }) as { scope?: string };
  const open = scopeNames.filter(
    (name) => subject !== null && mayCall(activityScopes[name], subject).allowed,
  );
  const current = open.find((name) => name === scope);
  return (
    <>
      <Tabs
        label={t(($) => $.scopes)}
        tabs={open.map((name) => ({ id: name, label: t(($) => $.scope[name]) }))}
        active={current ?? ''}
        onChange={(name) => void navigate({ to: `/activitylog/${name}` })}
      />
      {current === undefined ? (
        <EmptyState icon={mdiLockOutline} title={t(($) => $.refused)} />
      ) : (
        <ScopeExplorer key={current} scope={current} />
      )}
    </>
  );
}

function ScopeExplorer({ scope }: { scope: ActivityScopeName }) {
  const t = useMessages('activity');
  const words = useLabelProps(labelsOf[scope]);
  return (
    <Explorer
      definition={activityExplorers[scope]}
      {...words}
      cells={cells}
      tones={tones}
      link="label"
      rowLabel={(row) => `${actionLabel(row.action, currentLanguage())} ${row.label}`}
      rowHref={paperOf}
      card={(row) => <ActivityCard row={row} />}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

const labelsOf = Object.fromEntries(scopeNames.map((scope) => [scope, activityLabels(scope)])) as Record<
  ActivityScopeName,
  ReturnType<typeof activityLabels>
>;
