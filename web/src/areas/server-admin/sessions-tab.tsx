import { mdiLogoutVariant } from '@mdi/js';
import { sessionsExplorer } from '#domain/areas/server-admin/server-admin.explorers.ts';
import { sessionsLabels } from '#domain/areas/server-admin/server-admin.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './sessions-tab.module.css';

type Session = Answer<'GET /api/server/sessions'>['rows'][number];

/** Who is logged in, from where, with a way to end it. */
export function SessionsTab() {
  const t = useMessages('server-admin');
  const words = useLabelProps(sessionsLabels);
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const end = useAct('DELETE /api/server/sessions/{id}');

  async function revoke(session: Session) {
    if (!(await confirm({ message: t(($) => $.revokeText), isDanger: true }))) return;
    try {
      await end.mutateAsync({ params: { id: session.id } });
      toast(t(($) => $.revoked));
      await refresh('/api/server');
    } catch (error) {
      toastError(error);
    }
  }

  const user = (session: Session) => (
    <span className={styles.user}>
      {session.user}
      {session.isMine ? (
        <Chip label={t(($) => $.mine)} />
      ) : (
        <IconButton
          size="sm"
          icon={mdiLogoutVariant}
          label={`${t(($) => $.revoke)}: ${session.user}`}
          onClick={() => void revoke(session)}
        />
      )}
    </span>
  );
  return (
    <Explorer
      definition={sessionsExplorer}
      {...words}
      cells={{ user }}
      tones={{ user: 'strong', userAgent: 'dim' }}
      rowLabel={(session) => `${session.user} ${session.ip}`}
      card={(session) => <RowCard title={user(session)} lines={[session.ip]} />}
    />
  );
}
