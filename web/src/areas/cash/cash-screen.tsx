import { mdiPrinterOutline } from '@mdi/js';
import { useState } from 'react';
import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { CloseDrawer } from './close-drawer.tsx';
import { DrawerFacts } from './drawer-facts.tsx';
import { DrawerLines } from './drawer-lines.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OfficeDrawers } from './office-drawers.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import styles from './cash.module.css';

/** The drawer of who sells: opened, counted and closed here; below it those of the office. */
export function CashScreen() {
  const query = useCall('GET /api/cash/session', {});
  useLive('cash-sessions', () => void refresh('/api/cash/', '/api/payments/options'));
  return (
    <Loaded query={query} shape="paper">
      {({ session }) => <Drawer key={`${session?.id} ${session?.status}`} session={session} />}
    </Loaded>
  );
}

function Drawer({ session }: { session: CashPaper | null }) {
  const [isMoving, setIsMoving] = useState(false);
  const [isNew, setIsNew] = useState(session === null);
  return (
    <>
      <DrawerHeader
        session={session}
        onMove={() => setIsMoving(true)}
        onNew={isNew ? undefined : () => setIsNew(true)}
      />
      {isNew || session === null ? (
        <OpenDrawer />
      ) : (
        <div className={styles.columns}>
          <DrawerFacts session={session} />
          {session.status === 'Open' && <CloseDrawer session={session} />}
          <DrawerLines lines={session.lines} />
        </div>
      )}
      <OfficeDrawers />
      {isMoving && session && <MoveDialog session={session} onClose={() => setIsMoving(false)} />}
    </>
  );
}

interface DrawerHeaderProps {
  session: CashPaper | null;
  onMove: () => void;
  /** Nothing while a new one is being counted. */
  onNew: (() => void) | undefined;
}

function DrawerHeader({ session, onMove, onNew }: DrawerHeaderProps) {
  const t = useMessages('cash');
  const title = t(($) => $.title);
  if (session === null) return <PageHeader title={title} />;
  const isOpen = session.status === 'Open';
  return (
    <PageHeader
      title={title}
      chip={<StatusChip tone={isOpen ? 'ok' : 'mute'} label={t(($) => $.status[session.status])} />}
      count={formatDate(session.businessDay)}
      actions={
        <>
          <Button icon={mdiPrinterOutline} onClick={() => void openDocument(slip)}>
            {t(($) => $.slip)}
          </Button>
          {isOpen && <Button onClick={onMove}>{t(($) => $.move)}</Button>}
          {!isOpen && onNew && (
            <Button variant="primary" onClick={onNew}>
              {t(($) => $.openNew)}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The slip as a document of the office, on the ticket printer's paper. */
async function slip(): Promise<Blob> {
  const { blob } = await call('POST /api/documents/{kind}', {
    params: { kind: 'cash-slip' },
    body: { parameters: {}, language: currentLanguage() },
  });
  return blob;
}
