import { mdiFormatLineSpacing, mdiViewColumnOutline } from '@mdi/js';
import { memo, useState } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { densities } from '#domain/areas/views/densities.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { pageSizes } from '#domain/kernel/explorer.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { setDensity, useDensity } from '#web/kit/theme/appearance.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { ColumnPopoverProps } from './column-popover.tsx';
import type { ExplorerWords } from './explorer-words.ts';
import type { ChangeState } from './use-explorer-state.ts';

const ColumnPopover = onDemand<ColumnPopoverProps>(
  () => import('./column-popover.tsx').then((file) => file.ColumnPopover),
  ({ anchor }) => anchor !== undefined,
);

interface ExplorerToolbarProps {
  explorer: Explorer;
  words: ExplorerWords;
  state: ViewState;
  change: ChangeState;
}

function PlainExplorerToolbar({ explorer, words, state, change }: ExplorerToolbarProps) {
  const t = useMessages('explorer');
  const own = useDensity();
  const [open, setOpen] = useState<{ what: 'columns' | 'rows'; anchor: HTMLElement }>();
  const anchorOf = (what: 'columns' | 'rows') => (open?.what === what ? open.anchor : undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton
        icon={mdiViewColumnOutline}
        label={t(($) => $.columns)}
        aria-haspopup="dialog"
        aria-expanded={open?.what === 'columns'}
        onClick={(event) => setOpen({ what: 'columns', anchor: event.currentTarget })}
      />
      <IconButton
        icon={mdiFormatLineSpacing}
        label={t(($) => $.density)}
        aria-haspopup="menu"
        aria-expanded={open?.what === 'rows'}
        onClick={(event) => setOpen({ what: 'rows', anchor: event.currentTarget })}
      />
      <ColumnPopover {...{ explorer, words, state, change }} anchor={anchorOf('columns')} onClose={close} />
      <Menu
        anchor={anchorOf('rows')}
        label={t(($) => $.density)}
        onClose={close}
        entries={[
          ...densities.map((density) => ({
            id: density,
            label: t(($) => $.densities[density]),
            isSelected: density === (state.density || own),
            onClick: () => {
              setDensity(density);
              change({ density }, { replace: true });
            },
          })),
          ...pageSizes.map((limit) => ({
            id: String(limit),
            label: t(($) => $.pageSize, { count: limit }),
            isSelected: limit === state.limit,
            onClick: () => change({ limit }),
          })),
        ]}
      />
    </>
  );
}

/** Columns, row height and page size. */
export const ExplorerToolbar = memo(PlainExplorerToolbar);
