import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLive } from '#web/engine/live/use-live.ts';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { BlockTab } from './block-tab.tsx';
import { ChangesTab } from './changes-tab.tsx';
import { EntriesTab } from './entries-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';

const parts = {
  sources: SourcesTab,
  versions: VersionsTab,
  changes: ChangesTab,
  entries: EntriesTab,
  block: BlockTab,
} as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** The lists people and firms are compared with: where from, how old, what changed, who stands on them. */
export function ListsScreen() {
  const t = useMessages('lists');
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const current = names.find((name) => name === tab) ?? 'sources';
  const Part = parts[current];
  useLive('list-versions', () => void refresh('list-sources', 'list-standing'));
  return (
    <>
      <DeskTabs active="lists" />
      <Tabs
        label={t(($) => $.parts)}
        tabs={names.map((name) => ({ id: name, label: t(($) => $.tab[name]) }))}
        active={current}
        onChange={(name) => void navigate({ to: '.', search: { tab: name } as never })}
      />
      <Part key={current} />
    </>
  );
}
