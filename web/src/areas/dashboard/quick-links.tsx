import { Link, useRouter } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { mayCall } from '#domain/access/access.ts';
import type { Subject } from '#domain/access/subject.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './dashboard.module.css';

/** The screens of the menu that are open to this person here, as the router knows them. */
function useOpenScreens(subject: Subject) {
  const routes: Readonly<Record<string, AnyRoute>> = useRouter().routesById;
  return Object.values(routes).flatMap(({ options }) => {
    const screen = options.staticData?.screen;
    if (screen?.menu === undefined || screen.name === 'app.dashboard') return [];
    return mayCall(screen.access, subject).allowed ? [{ ...screen, menu: screen.menu }] : [];
  });
}

export function QuickLinks({ subject }: { subject: Subject }) {
  const t = useMessages('dashboard');
  const app = useMessages('app');
  const screens = useOpenScreens(subject);
  if (screens.length === 0) return null;
  return (
    <Sheet title={t(($) => $.links)}>
      <ul className={styles.links}>
        {screens.map(({ name, path, menu }) => (
          <li key={name}>
            <Link to={menu.to ?? path}>
              <Icon path={menu.icon} />
              {app(($) => $.menu[menu.label])}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
