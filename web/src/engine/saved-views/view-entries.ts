import type { MenuEntry } from '#web/kit/overlay/menu-panel.tsx';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import type { ViewActions } from './use-view-actions.ts';
import type { ViewTab } from './view-tab.ts';

interface Entries {
  readonly active: ViewTab;
  readonly isDirty: boolean;
  readonly actions: ViewActions;
  readonly ask: (what: 'new' | 'name') => void;
  readonly t: Translate<Catalog['saved-views']>;
}

/** The menu of a view; what is not possible says why. */
export function viewEntries({ active, isDirty, actions, ask, t }: Entries): MenuEntry[] {
  const { saved } = active;
  const unchanged = isDirty ? undefined : t(($) => $.nothingChanged);
  const always: MenuEntry[] = [
    { id: 'saveAs', label: t(($) => $.saveAs), onClick: () => ask('new') },
    { id: 'reset', label: t(($) => $.reset), reason: unchanged, onClick: actions.reset },
    { id: 'copyLink', label: t(($) => $.copyLink), onClick: actions.copyLink },
  ];
  if (saved === undefined) return always;
  const notYours = saved.canEdit ? undefined : t(($) => $.notYours, { owner: saved.owner });
  return [
    { id: 'save', label: t(($) => $.save), reason: notYours ?? unchanged, onClick: actions.save },
    ...always,
    { id: 'rename', label: t(($) => $.rename), reason: notYours, onClick: () => ask('name') },
    {
      id: 'share',
      label: t(($) => (saved.isShared ? $.unshare : $.share)),
      reason: notYours,
      onClick: actions.toggleShared,
    },
    {
      id: 'default',
      label: t(($) => (saved.isDefault ? $.noDefault : $.makeDefault)),
      onClick: actions.toggleDefault,
    },
    { id: 'remove', label: t(($) => $.remove), reason: notYours, isDanger: true, onClick: actions.remove },
  ];
}
