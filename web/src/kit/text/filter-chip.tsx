import { mdiClose } from '@mdi/js';
import { useMessages } from '#web/lib/i18n.ts';
import { Icon } from './icon.tsx';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  label: string;
  /** What it filters by; without it the chip is only possible, and dashed. */
  value?: string;
  icon?: string;
  onOpen: (target: HTMLElement) => void;
  onClear?: () => void;
}

/** One filter above an explorer: solid when set, dashed when possible, with a cross to clear it. */
export function FilterChip({ label, value, icon, onOpen, onClear }: FilterChipProps) {
  const t = useMessages('kit');
  const isSet = value !== undefined;
  return (
    <span className={isSet ? `${styles.chip} ${styles.set}` : styles.chip}>
      <button type="button" aria-haspopup="dialog" onClick={(event) => onOpen(event.currentTarget)}>
        {icon && <Icon path={icon} size={16} />}
        {isSet ? `${label}: ${value}` : label}
      </button>
      {isSet && onClear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t(($) => $.clear, { name: label })}
          onClick={onClear}
        >
          <Icon path={mdiClose} size={16} />
        </button>
      )}
    </span>
  );
}
