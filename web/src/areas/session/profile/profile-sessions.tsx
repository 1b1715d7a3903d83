import { mdiCellphone, mdiMonitor } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api.ts';
import { formatDateTime, formatRelative } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { describeDevice } from './describe-device.ts';
import styles from './profile.module.css';

type Session = Answer<'GET /api/profile/sessions'>[number];

/** Where I am logged in, and how to end it there. */
export function ProfileSessions() {
  const t = useMessages('profile');
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const { data: sessions } = useCall('GET /api/profile/sessions', {});

  async function end(act: () => Promise<unknown>, done: string) {
    try {
      await act();
      toast(done);
    } catch (error) {
      toastError(error);
    }
    await refresh('GET /api/profile/sessions');
  }

  async function endOthers() {
    if (!(await confirm({ message: t(($) => $.sessions.endOthersAsk) }))) return;
    await end(
      () => call('DELETE /api/profile/sessions', {}),
      t(($) => $.sessions.othersEnded),
    );
  }

  if (sessions === undefined) return <Skeleton shape="form" />;
  return (
    <div className={styles.stack}>
      <FormSection title={t(($) => $.sessions.title)}>
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              onEnd={() =>
                void end(
                  () => call('DELETE /api/profile/sessions/{id}', { params: { id: session.id } }),
                  t(($) => $.sessions.ended),
                )
              }
            />
          ))}
        </ul>
        {sessions.length > 1 && (
          <div className={styles.actions}>
            <Button variant="danger" onClick={() => void endOthers()}>
              {t(($) => $.sessions.endOthers)}
            </Button>
          </div>
        )}
      </FormSection>
    </div>
  );
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useMessages('profile');
  const { userAgent, ip, lastSeenAt, createdAt, isCurrent } = session;
  const name = describeDevice(userAgent) || t(($) => $.sessions.unknown);
  const seen = t(($) => $.sessions.seen, { when: formatRelative(lastSeenAt) });
  const since = t(($) => $.sessions.since, { when: formatDateTime(createdAt) });
  return (
    <li className={styles.row}>
      <Icon path={/Mobi|Android|iPhone|iPad/.test(userAgent) ? mdiCellphone : mdiMonitor} />
      <span className={styles.words}>
        <b title={userAgent}>{name}</b>
        <small>{[seen, since, ip].join(' · ')}</small>
      </span>
      {isCurrent ? (
        <Chip label={t(($) => $.sessions.this)} />
      ) : (
        <Button size="sm" aria-label={t(($) => $.sessions.endOf, { name })} onClick={onEnd}>
          {t(($) => $.sessions.end)}
        </Button>
      )}
    </li>
  );
}
