import { Link, useMatches } from '@tanstack/react-router';
import { mdiWeb } from '@mdi/js';
import type { Subject } from '#domain/access/subject.ts';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { menuGroups, pathOf } from './menu-groups.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';
import styles from './main-menu.module.css';

/** The dark drawer: what is open to this person in this office. */
export function MainMenu({ subject, onChoose }: { subject: Subject; onChoose?: () => void }) {
  const t = useMessages('app');
  const counts = useWaitingCounts(subject);
  const lit = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.lights });
  return (
    <nav className={styles.drawer} aria-label={t(($) => $.mainMenu)}>
      <p className={styles.brand}>
        <span className={styles.mark} aria-hidden="true">
          g
        </span>
        giro
      </p>
      {menuGroups(subject).map(({ group, screens }) => (
        <section key={group ?? ''}>
          {group && <h2 className={styles.group}>{t(($) => $.group[group])}</h2>}
          <ul className={styles.list}>
            {screens.map((screen) => (
              <li key={screen.name}>
                <Link
                  to={pathOf(screen)}
                  className={screen.name === lit ? `${styles.entry} ${styles.active}` : styles.entry}
                  aria-current={screen.name === lit ? 'page' : undefined}
                  activeProps={{}}
                  onClick={onChoose}
                >
                  <Icon path={screen.menu?.icon ?? mdiWeb} />
                  <span>{t(($) => $.menu[screen.menu?.label ?? 'dashboard'])}</span>
                  <em>{counts[screen.menu?.label ?? 'dashboard']}</em>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
