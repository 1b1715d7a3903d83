import styles from './kbd.module.css';

/** A key or chord as printed on the keyboard; hidden from readers, who get aria-keyshortcuts. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {printed(keys)}
    </kbd>
  );
}

/** `ctrl+k` → Ctrl K, `g u` → G U. */
export function printed(keys: string): string {
  return keys.replaceAll(/(?<=\w)\+/g, ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
