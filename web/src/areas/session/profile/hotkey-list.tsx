import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import type { Hotkey } from '#web/lib/hotkeys.ts';
import { remapHotkey, useHotkeyList } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { readStored } from '#web/lib/storage.ts';
import { HotkeyDialog } from './hotkey-dialog.tsx';
import styles from './profile.module.css';

type Chosen = Record<string, string>;

/** The keys that work everywhere, each with the way to other ones. */
export function HotkeyList({ onChange }: { onChange: (hotkeys: Chosen) => void }) {
  const t = useMessages('profile');
  const hotkeys = useHotkeyList();
  const [changed, setChanged] = useState<Hotkey>();

  function remap({ id }: Hotkey, keys: string | undefined) {
    remapHotkey(id, keys);
    setChanged(undefined);
    onChange(readStored('giro.hotkeys') ?? {});
  }

  return (
    <FormSection title={t(($) => $.look.keys)}>
      <p className={styles.lead}>{t(($) => $.look.keysText)}</p>
      <ul className={styles.rows}>
        {hotkeys.map((hotkey) => (
          <li key={hotkey.id} className={styles.row}>
            <span className={styles.words}>{hotkey.label}</span>
            <Kbd keys={hotkey.keys} />
            <Button
              size="sm"
              aria-label={t(($) => $.look.changeOf, { name: hotkey.label })}
              onClick={() => setChanged(hotkey)}
            >
              {t(($) => $.look.change)}
            </Button>
          </li>
        ))}
      </ul>
      {changed && (
        <HotkeyDialog
          hotkey={changed}
          hotkeys={hotkeys}
          onChoose={(keys) => remap(changed, keys)}
          onClose={() => setChanged(undefined)}
        />
      )}
    </FormSection>
  );
}
