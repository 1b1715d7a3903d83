import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import type { Hotkey } from '#web/lib/hotkeys.ts';
import { strokeOf } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { hotkeyClash } from './hotkey-clash.ts';
import styles from './profile.module.css';

interface HotkeyDialogProps {
  hotkey: Hotkey;
  hotkeys: readonly Hotkey[];
  /** Without keys: back to the usual ones. */
  onChoose: (keys: string | undefined) => void;
  onClose: () => void;
}

/** These lead out of the dialog or choose a button of it, so they are nobody's hotkey. */
const taken = new Set(['Escape', 'Tab', 'Enter', ' ', 'Shift', 'Control', 'Meta', 'Alt', 'AltGraph']);

/** Listens for one key or two in a row. */
export function HotkeyDialog({ hotkey, hotkeys, onChoose, onClose }: HotkeyDialogProps) {
  const t = useMessages('profile');
  const [strokes, setStrokes] = useState<readonly string[]>([]);
  const keys = strokes.join(' ');
  const clash = keys === '' ? undefined : hotkeyClash(keys, hotkey.id, hotkeys);

  function onKeyDown(event: KeyboardEvent) {
    if (taken.has(event.key)) return;
    event.preventDefault();
    const stroke = strokeOf(event.nativeEvent);
    setStrokes(strokes.length === 1 ? [...strokes, stroke] : [stroke]);
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.look.pressTitle, { name: hotkey.label })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(undefined)}>{t(($) => $.look.usual)}</Button>
          <Button
            variant="primary"
            disabled={keys === '' || clash !== undefined}
            onClick={() => onChoose(keys)}
          >
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <p id="hotkey-press">{t(($) => $.look.press)}</p>
      <input
        className={styles.pressed}
        readOnly
        autoFocus
        aria-describedby="hotkey-press"
        aria-label={t(($) => $.look.pressTitle, { name: hotkey.label })}
        aria-invalid={clash ? true : undefined}
        placeholder={t(($) => $.look.waiting)}
        value={keys}
        onKeyDown={onKeyDown}
      />
      <p className={styles.wrong} role="alert">
        {clash && t(($) => $.look.clash, { name: clash.label })}
      </p>
    </Dialog>
  );
}
