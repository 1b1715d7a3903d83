import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { useHotkeyList } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './hotkey-sheet.module.css';

export interface HotkeySheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every key that does something on this screen, by group (`?`). */
export function HotkeySheet({ isOpen, onClose }: HotkeySheetProps) {
  const t = useMessages('app');
  const groups = Map.groupBy(useHotkeyList(), ({ group = 'Giro' }) => group);
  return (
    <Dialog isOpen={isOpen} title={t(($) => $.keys)} onClose={onClose} maxWidth={640}>
      <div className={styles.groups}>
        {[...groups].map(([group, hotkeys]) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl className={styles.list}>
              {hotkeys.map(({ id, keys, label }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
