import { useMemo, useState } from 'react';
import { fundsExplorer } from '#domain/areas/funds/funds.explorer.ts';
import { fundsLabels } from '#domain/areas/funds/funds.labels.ts';
import type { FundRow } from '#domain/areas/funds/funds.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { FundCard } from './fund-card.tsx';
import { fundState, FundStateChip } from './fund-state.tsx';
import { MoveDialog } from './move-dialog.tsx';

const tones = {
  office: 'strong',
  code: 'dim',
  scope: 'dim',
  creditModel: 'dim',
  available: 'strong',
} as const;
const cells = {
  // Without a limit there is no figure; without a model of credit no limit.
  available: (row: FundRow) => (row.available === null ? '—' : formatMoney(row.available, 'USD')),
  creditLimit: (row: FundRow) => (row.creditModel === 'Credit' ? formatMoney(row.creditLimit, 'USD') : '—'),
  isLow: (row: FundRow) => (['low', 'empty'].includes(fundState(row)) ? <FundStateChip fund={row} /> : null),
};

/** What every office has, holds and may still sell. */
export function FundsTab() {
  const t = useMessages('funds');
  const words = useLabelProps(fundsLabels);
  const [isNew, setIsNew] = useState(false);
  const presets = useMemo(
    () => [
      { id: 'low', label: t(($) => $.view.low), state: { filter: ['isLow:is:true'] } },
      { id: 'debt', label: t(($) => $.view.debt), state: { filter: ['balance:to:-1'] } },
    ],
    [t],
  );
  return (
    <>
      <Explorer
        definition={fundsExplorer}
        {...words}
        {...{ cells, tones, presets }}
        rowLabel={(row) => row.office}
        rowHref={paperOf}
        card={(row) => <FundCard row={row} href={paperOf(row)} />}
        primaryAction={{ label: t(($) => $.newDeposit), to: () => setIsNew(true) }}
        empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
      />
      {isNew && <MoveDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

function paperOf({ id }: FundRow): string {
  return `/settings/offices/fund/${id}`;
}
