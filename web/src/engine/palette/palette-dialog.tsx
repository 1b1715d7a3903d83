import { DialogPanel } from '#web/kit/overlay/dialog-panel.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { PaletteListProps } from './palette-list.tsx';
import { PaletteList } from './palette-list.tsx';

export interface PaletteDialogProps extends PaletteListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The palette over the page; every opening begins anew. */
export function PaletteDialog({ isOpen, onClose, ...list }: PaletteDialogProps) {
  const t = useMessages('palette');
  return (
    <DialogPanel isOpen={isOpen} title={t(($) => $.title)} maxWidth={620} onClose={onClose}>
      {isOpen && <PaletteList {...list} />}
    </DialogPanel>
  );
}
