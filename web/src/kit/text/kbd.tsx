import styles from './kbd.module.css';

/** A key or chord as printed on the keyboard; hidden from readers, who get aria-keyshortcuts. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {keys}
    </kbd>
  );
}
