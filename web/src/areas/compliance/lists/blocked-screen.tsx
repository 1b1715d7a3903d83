import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { Paper } from '#web/engine/paper/paper.tsx';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { Answer } from '#web/lib/api.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedChip } from './block-tab.tsx';
import { useBlockLabels } from './use-block-labels.ts';
import { useMayWrite } from './use-may-write.ts';

type Blocked = Answer<'GET /api/compliance/block-list/{id}'>;

export function BlockedScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/compliance/block-list/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(blocked) => <BlockedPaper blocked={blocked} />}
    </Loaded>
  );
}

function BlockedPaper({ blocked }: { blocked: Blocked }) {
  const t = useMessages('lists');
  const navigate = useNavigate();
  const labels = useBlockLabels();
  const [open, setOpen] = useState<'edit' | 'switch'>();
  const actions = useBlockedActions(blocked, setOpen);
  const run = useSwitch(blocked);
  const close = () => setOpen(undefined);
  const { id, name, isActive } = blocked;
  return (
    <>
      <Paper
        record={blocked}
        title={name}
        chip={<BlockedChip isActive={isActive} />}
        onBack={() => void navigate({ to: '/compliance/lists', search: { tab: 'block' } as never })}
        live={{ topic: 'block-list', calls: ['block-list'] }}
        history={{ entity: 'block-list', id, labels }}
        actions={actions}
      >
        {(shown) => <Facts blocked={shown} />}
      </Paper>
      {open === 'edit' && <BlockDialog blocked={blocked} onClose={close} />}
      {open === 'switch' && (
        <ReasonDialog
          title={isActive ? t(($) => $.takeOff) : t(($) => $.putBack)}
          text={isActive ? t(($) => $.takeOffText, { name }) : t(($) => $.putBackText, { name })}
          isDanger={isActive}
          run={run}
          onClose={close}
        />
      )}
    </>
  );
}

function Facts({ blocked }: { blocked: Blocked }) {
  const t = useMessages('lists');
  const labels = useBlockLabels();
  return (
    <KeyValueList
      items={[
        { label: labels.name, value: blocked.name },
        { label: labels.kind, value: t(($) => $[blocked.kind]) },
        { label: labels.birthDate, value: blocked.birthDate && formatDate(blocked.birthDate) },
        { label: labels.reason, value: blocked.reason },
        { label: t(($) => $.by), value: blocked.by ?? t(($) => $.program) },
        { label: t(($) => $.since), value: formatDateTime(blocked.createdAt) },
      ]}
    />
  );
}

function useBlockedActions({ isActive }: Blocked, open: (what: 'edit' | 'switch') => void): PaperAction[] {
  const t = useMessages('lists');
  if (!useMayWrite()) return [];
  return [
    { id: 'edit', label: t(($) => $.blockEdit), hint: 'E', run: () => open('edit') },
    {
      id: 'switch',
      label: isActive ? t(($) => $.takeOff) : t(($) => $.putBack),
      place: 'primary',
      run: () => open('switch'),
    },
  ];
}

function useSwitch({ id, version, isActive }: Blocked) {
  const act = useAct('POST /api/compliance/block-list/{id}/switch');
  return async (reason: string): Promise<void> => {
    const body = { isActive: !isActive, reason };
    await act.mutateAsync({ params: { id }, body, options: { ifMatch: version } });
    await refresh('block-list', '/activity/');
  };
}
