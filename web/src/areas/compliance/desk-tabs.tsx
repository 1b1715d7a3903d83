import { useNavigate } from '@tanstack/react-router';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { useMayDecide } from './use-may-decide.ts';

const parts = {
  cases: '/compliance',
  clocks: '/compliance/clocks',
  search: '/compliance/search',
  lists: '/compliance/lists',
  matching: '/compliance/matching',
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** The parts of the desk; an office has only its cases. */
export function DeskTabs({ active }: { active: Part }) {
  const t = useMessages('compliance');
  const navigate = useNavigate();
  const mayDecide = useMayDecide();
  const due = useCall('GET /api/compliance/clocks', { query: { filed: 'false' } }, { enabled: mayDecide });
  const urgent = due.data?.rows.filter(({ state }) => state === 'Soon' || state === 'Overdue').length ?? 0;
  if (!mayDecide) return null;
  return (
    <Tabs
      label={t(($) => $.desk)}
      tabs={names.map((id) => ({
        id,
        label: t(($) => $.part[id]),
        ...(id === 'clocks' && urgent > 0 && { count: String(urgent) }),
      }))}
      active={active}
      onChange={(id) => void navigate({ href: parts[id as Part] })}
    />
  );
}
