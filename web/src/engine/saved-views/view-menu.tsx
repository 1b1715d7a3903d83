import { mdiDotsHorizontal } from '@mdi/js';
import { useState } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { SaveViewDialogProps } from './save-view-dialog.tsx';
import { useViewActions } from './use-view-actions.ts';
import { viewEntries } from './view-entries.ts';
import type { ViewTab } from './view-tab.ts';

const SaveViewDialog = onDemand<SaveViewDialogProps>(
  () => import('./save-view-dialog.tsx').then((file) => file.SaveViewDialog),
  () => true,
);

interface ViewMenuProps {
  explorer: Explorer;
  all: ViewTab;
  active: ViewTab;
  state: ViewState;
  isDirty: boolean;
  onShow: (tab: { id: string; state: ViewState }) => void;
}

/** What one may do with the view: save, save as, rename, share, open first, delete, go back to it. */
export function ViewMenu({ explorer, all, active, state, isDirty, onShow }: ViewMenuProps) {
  const t = useMessages('saved-views');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [asking, setAsking] = useState<'new' | 'name'>();
  const actions = useViewActions({ explorer: explorer.name, active, all, state, onShow });
  return (
    <>
      <IconButton
        icon={mdiDotsHorizontal}
        label={t(($) => $.menu)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchor={anchor}
        label={t(($) => $.menu)}
        entries={viewEntries({ active, isDirty, actions, ask: setAsking, t })}
        onClose={() => setAnchor(undefined)}
      />
      {asking && (
        <SaveViewDialog
          title={t(($) => (asking === 'new' ? $.saveAs : $.rename))}
          name={asking === 'new' ? '' : active.label}
          isShared={asking === 'name' && (active.saved?.isShared ?? false)}
          onSave={(body) => (asking === 'new' ? actions.create(body) : actions.change(body))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
