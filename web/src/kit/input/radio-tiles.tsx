import { useId } from 'react';
import { Icon } from '../text/icon.tsx';
import styles from './radio-tiles.module.css';

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  icon?: string;
  /** What the choice promises: `2–3 days`. */
  promise?: string;
  /** Why it cannot be chosen now; the tile is then disabled. */
  reason?: string;
}

interface RadioTilesProps<Value extends string> {
  label: string;
  tiles: readonly Tile<Value>[];
  value?: Value;
  onChange: (value: Value) => void;
  error?: string;
}

/** One of a few choices as tiles that say what they promise, or why they are not possible. */
export function RadioTiles<Value extends string>({
  label,
  tiles,
  value,
  onChange,
  error,
}: RadioTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.tiles} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="visually-hidden">{label}</legend>
      {tiles.map((tile) => (
        <label key={tile.value} className={styles.tile}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={tile.value}
            checked={tile.value === value}
            disabled={tile.reason !== undefined}
            onChange={() => onChange(tile.value)}
          />
          {tile.icon && <Icon path={tile.icon} />}
          <b>{tile.label}</b>
          <small>{tile.reason ?? tile.promise}</small>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
