import { PopoverPanel } from '#web/kit/overlay/popover-panel.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnChooserProps } from './column-chooser.tsx';

export interface ColumnPopoverProps extends ColumnChooserProps {
  anchor: HTMLElement | undefined;
  onClose: () => void;
}

/** The columns to choose from, below their button. */
export function ColumnPopover({ anchor, onClose, ...chooser }: ColumnPopoverProps) {
  const t = useMessages('explorer');
  return (
    <PopoverPanel anchor={anchor} label={t(($) => $.columns)} align="end" onClose={onClose}>
      <ColumnChooser {...chooser} />
    </PopoverPanel>
  );
}
