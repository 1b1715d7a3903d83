import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { FundsTab } from './funds-tab.tsx';
import { MovesTab } from './moves-tab.tsx';
import { toApprove } from './move-presets.ts';
import { useFollowFunds } from './use-follow-funds.ts';

const parts = { funds: FundsTab, moves: MovesTab } as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** What the offices have and may owe, and the movements that people enter and approve. */
export function FundsScreen() {
  const t = useMessages('funds');
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const current = names.find((name) => name === tab) ?? 'funds';
  const Part = parts[current];
  const waiting = useCall('GET /api/settings/offices/fund-moves/totals', { query: { filter: [toApprove] } });
  const count = waiting.data?.count ?? 0;
  useFollowFunds();
  return (
    <>
      <Tabs
        label={t(($) => $.parts)}
        tabs={names.map((name) => ({
          id: name,
          label: t(($) => $.tab[name]),
          ...(name === 'moves' && count > 0 && { count: String(count) }),
        }))}
        active={current}
        onChange={(name) => void navigate({ to: '.', search: { tab: name } as never })}
      />
      <Part key={current} />
    </>
  );
}
