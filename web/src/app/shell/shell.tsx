import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { Subject } from '#domain/access/subject.ts';
import type { ActiveOffice, ScopedOffice } from '#web/engine/session/use-office.ts';
import { Drawer } from '#web/kit/overlay/drawer.tsx';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { useIsMobile } from '#web/kit/theme/use-is-mobile.ts';
import { useMessages, worded } from '#web/lib/i18n.ts';
import { AppBar } from './app-bar.tsx';
import type { HotkeySheetProps } from './hotkey-sheet.tsx';
import { MainMenu } from './main-menu.tsx';
import { ScreenHotkeys } from './screen-hotkeys.tsx';
import { ServiceRibbons } from './service-ribbons.tsx';
import { ShellPalette } from './shell-palette.tsx';
import styles from './shell.module.css';

const StandingBanner = lazy(
  () => worded(import('#web/areas/compliance/list-standing/standing-banner.tsx'), 'list-standing'),
  'StandingBanner',
);

const HotkeySheet = onDemand<HotkeySheetProps>(
  () => import('./hotkey-sheet.tsx').then((file) => file.HotkeySheet),
  ({ isOpen }) => isOpen,
);

interface ShellProps {
  subject: Subject;
  office: ActiveOffice;
  offices: readonly ScopedOffice[];
  children: ReactNode;
}

/** App bar, drawer and the screen; below 1264 px the drawer comes on demand. */
export function Shell({ subject, office, offices, children }: ShellProps) {
  const t = useMessages('app');
  const isMobile = useIsMobile();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t(($) => $.skipToContent)}
      </a>
      {!isMobile && (
        <div className={styles.drawer}>
          <MainMenu subject={subject} />
        </div>
      )}
      <Drawer isOpen={isMobile && isMenuOpen} label={t(($) => $.mainMenu)} onClose={() => setMenuOpen(false)}>
        <MainMenu subject={subject} onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <div className={styles.page}>
        <AppBar
          office={office}
          offices={offices}
          onMenu={isMobile ? () => setMenuOpen(true) : undefined}
          onSearch={() => setPaletteOpen(true)}
          onKeys={() => setSheetOpen(true)}
        />
        <ServiceRibbons />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {/* Comes later than the page and stays in sight below it, so that nothing moves. */}
        <Suspense>
          <StandingBanner />
        </Suspense>
      </div>
      <ScreenHotkeys subject={subject} onSheet={() => setSheetOpen(true)} />
      <ShellPalette subject={subject} isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />
      <HotkeySheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </div>
  );
}
