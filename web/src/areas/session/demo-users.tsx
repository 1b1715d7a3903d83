import { mdiFlaskOutline } from '@mdi/js';
import { roleLabels } from '#domain/access/access.labels.ts';
import { roles } from '#domain/access/roles.ts';
import { CopyButton } from '#web/kit/action/copy-button.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './demo-users.module.css';

const demoPassword = 'Giro-demo-2026';

type DemoUser = Answer<'GET /api/about'>['demoUsers'][number];

interface DemoUsersProps {
  users: readonly DemoUser[];
  chosen: string;
  onChoose: (email: string) => void;
}

/** A demo says that it is one, and names somebody of every role to come in as. */
export function DemoUsers({ users, chosen, onChoose }: DemoUsersProps) {
  const t = useMessages('session');
  const language = useLanguage();
  const labels = roleLabels[language];
  const byRole = new Map(users.map((user) => [user.role, user]));
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <p className={styles.note} role="note">
        <Icon path={mdiFlaskOutline} />
        {t(($) => $.demo.note)}
      </p>
      <p className={styles.password}>
        <span>{t(($) => $.demo.password)}</span>
        <code>{demoPassword}</code>
        <CopyButton text={demoPassword} label={t(($) => $.demo.copy)} />
      </p>
      <h2 id="demo-title" className={styles.title}>
        {t(($) => $.demo.title)}
      </h2>
      <ul className={styles.list}>
        {roles.map((role) => {
          const user = byRole.get(role);
          if (user === undefined) return null;
          return (
            <li key={role}>
              <button
                type="button"
                className={styles.user}
                aria-pressed={user.email === chosen}
                onClick={() => onChoose(user.email)}
              >
                <b>{labels[role]}</b>
                <small>
                  {user.name} · {user.office}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
