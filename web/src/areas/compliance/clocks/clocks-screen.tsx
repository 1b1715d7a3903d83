import { mdiClockCheckOutline } from '@mdi/js';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { refreshCases } from '../refresh-cases.ts';
import { ClocksTable } from './clocks-table.tsx';
import styles from './clocks.module.css';
import { CtrDialog } from './ctr-dialog.tsx';
import { FileClockDialog } from './file-clock-dialog.tsx';

type Open = { readonly what: 'file' | 'ctr'; readonly clock: ClockRow };

/** What is owed to authorities and by when; a report that was filed keeps its reference. */
export function ClocksScreen() {
  const t = useMessages('clocks');
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const isFiled = tab === 'filed';
  const query = useCall('GET /api/compliance/clocks', { query: { filed: isFiled ? 'true' : 'false' } });
  const [open, setOpen] = useState<Open>();
  useLive('cases', () => void refreshCases());
  const close = () => setOpen(undefined);
  return (
    <>
      <DeskTabs active="clocks" />
      <PageHeader title={t(($) => $.title)} count={t(($) => $.text)} />
      <Tabs
        label={t(($) => $.title)}
        tabs={(['open', 'filed'] as const).map((id) => ({ id, label: t(($) => $[id]) }))}
        active={isFiled ? 'filed' : 'open'}
        onChange={(id) => void navigate({ to: '.', search: (id === 'filed' ? { tab: id } : {}) as never })}
      />
      <Loaded query={query} shape="paper">
        {({ rows }) =>
          rows.length === 0 ? (
            <Sheet>
              <EmptyState
                icon={mdiClockCheckOutline}
                title={t(($) => (isFiled ? $.noneFiled : $.none))}
                text={isFiled ? undefined : t(($) => $.noneText)}
              />
            </Sheet>
          ) : (
            <div className={styles.frame}>
              <ClocksTable clocks={rows} onOpen={(what, clock) => setOpen({ what, clock })} />
            </div>
          )
        }
      </Loaded>
      {open?.what === 'file' && <FileClockDialog clock={open.clock} onClose={close} />}
      {open?.what === 'ctr' && <CtrDialog clock={open.clock} onClose={close} />}
    </>
  );
}
