import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { call } from '#web/lib/api.ts';
import { useHotkey, useScanner } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useUser } from '../session/session.ts';
import type { PaletteCommand } from './palette-command.ts';
import type { PaletteDialogProps } from './palette-dialog.tsx';
import type { PaletteItem } from './palette-list.tsx';
import { addRecent } from './recent.ts';

const PaletteDialog = onDemand<PaletteDialogProps>(
  () => import('./palette-dialog.tsx').then((file) => file.PaletteDialog),
  ({ isOpen }) => isOpen,
);

interface PaletteProps {
  /** Screens and actions the person may use. */
  commands: readonly PaletteCommand[];
  /** Words for the kinds of things that are found. */
  kinds?: Readonly<Partial<Record<string, string>>>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Search for everything and go anywhere, by Ctrl+K. A barcode scanned anywhere outside an input is searched for:
 * the only find opens at once, several are offered.
 */
export function Palette({ commands, kinds = {}, isOpen, onOpenChange }: PaletteProps) {
  const t = useMessages('palette');
  const navigate = useNavigate();
  const { toast, toastError } = useToast();
  const user = useUser()?.id ?? 'nobody';
  const [start, setStart] = useState('');

  function open(text: string) {
    setStart(text);
    onOpenChange(true);
  }

  function choose({ label, detail = '', to }: PaletteItem) {
    onOpenChange(false);
    if (typeof to !== 'string') return to();
    addRecent(user, { label, detail, href: to });
    void navigate({ href: to });
  }

  async function openScanned(code: string): Promise<void> {
    const { groups } = await call('GET /api/search', { query: { q: code } });
    const found = groups.flatMap(({ rows }) => rows);
    if (found.length > 1) return open(code);
    const [only] = found;
    if (only) choose({ ...only, to: only.href });
    else toast(t(($) => $.scanned, { code }));
  }

  useHotkey({ id: 'palette', keys: 'ctrl+k', label: t(($) => $.open), run: () => open('') });
  useScanner((code) => void openScanned(code).catch(toastError));

  return (
    <PaletteDialog
      {...{ isOpen, commands, kinds, user, start }}
      onChoose={choose}
      onClose={() => onOpenChange(false)}
    />
  );
}
