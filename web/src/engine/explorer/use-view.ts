import { useEffect, useMemo } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useViews } from '../saved-views/use-views.ts';
import type { ViewPreset, ViewTab } from '../saved-views/view-tab.ts';
import { viewTabs } from '../saved-views/view-tab.ts';
import type { ExplorerState } from './explorer-state.ts';
import { allView, plainView } from './explorer-state.ts';
import type { ChangeState } from './use-explorer-state.ts';

interface Views {
  readonly tabs: readonly ViewTab[];
  readonly active: ViewTab;
  /** False while the address may still turn into a view's own: show nothing yet. */
  readonly isReady: boolean;
}

interface Address {
  readonly state: ExplorerState;
  readonly bare: string | undefined;
  readonly change: ChangeState;
}

/** What the screen brings along. */
interface Brought {
  readonly presets?: readonly ViewPreset[];
  readonly defaultPreset?: string;
}

const noPresets: readonly ViewPreset[] = [];

/**
 * The tabs of an explorer and the one the address stands on. An address that names a view and nothing else is
 * filled in with what the view keeps; one that says nothing opens my default view, else the screen's.
 */
export function useView(
  explorer: Explorer,
  { state, bare, change }: Address,
  { presets = noPresets, defaultPreset }: Brought,
): Views {
  const t = useMessages('saved-views');
  const { views, isSettled } = useViews(explorer.name);
  const label = t(($) => $.all);
  const all = useMemo<ViewTab>(() => ({ id: allView, label, state: plainView(explorer) }), [explorer, label]);
  const tabs = useMemo(() => viewTabs({ all, presets, views }), [all, presets, views]);

  // The default of a screen waits until it is known that the person has none of their own.
  const usual = isSettled ? tabs.find(({ id }) => id === defaultPreset) : undefined;
  const wanted =
    bare === '' ? (tabs.find(({ saved }) => saved?.isDefault) ?? usual) : tabs.find(({ id }) => id === bare);
  useEffect(() => {
    if (wanted) change({ ...wanted.state, view: wanted.id }, { replace: true });
  }, [wanted, change]);

  const isNamed = bare === undefined || bare === allView;
  return {
    tabs,
    active: tabs.find(({ id }) => id === state.view) ?? all,
    isReady: isNamed || (wanted === undefined && isSettled),
  };
}
