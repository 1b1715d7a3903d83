import { useMemo, useState } from 'react';
import { fundMovesExplorer } from '#domain/areas/funds/funds.explorer.ts';
import { fundMovesLabels } from '#domain/areas/funds/funds.labels.ts';
import type { FundMoveRow } from '#domain/areas/funds/funds.rows.ts';
import { officeFund } from '#domain/services/office-fund/service.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { MoveCard } from './move-card.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { movePresets } from './move-presets.ts';
import { useIsCorporation } from './use-is-corporation.ts';

const tones = { amount: 'strong', createdAt: 'dim', bankReference: 'dim', by: 'dim' } as const;
const cells = {
  status: (row: FundMoveRow) => <OrderStatusChip status={row.status} lifecycle={officeFund.lifecycle} />,
};

/** Deposits, returns and adjustments; what waits for a decision opens first. */
export function MovesTab() {
  const t = useMessages('funds');
  const words = useLabelProps(fundMovesLabels);
  const isCorporation = useIsCorporation();
  const [isNew, setIsNew] = useState(false);
  const presets = useMemo(() => movePresets(t, isCorporation), [t, isCorporation]);
  return (
    <>
      <Explorer
        definition={fundMovesExplorer}
        {...words}
        {...{ cells, tones, presets }}
        defaultPreset="waiting"
        rowLabel={(row) => row.number}
        rowHref={moveHref}
        card={(row) => <MoveCard row={row} href={moveHref(row)} />}
        primaryAction={{ label: t(($) => $.newDeposit), to: () => setIsNew(true) }}
        empty={{ title: t(($) => $.noMoves), text: t(($) => $.noMovesText) }}
      />
      {isNew && <MoveDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

function moveHref({ id }: FundMoveRow): string {
  return `/settings/offices/fund/move/${id}`;
}
