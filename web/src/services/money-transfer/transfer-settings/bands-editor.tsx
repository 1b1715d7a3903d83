import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import type { FeeBand } from '#domain/services/money-transfer/fee-bands.schema.ts';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './bands-editor.module.css';
import { percentOf, pointsOf } from './percent.ts';

interface BandsEditorProps {
  bands: readonly FeeBand[];
  errors: Readonly<Record<string, string>>;
  onChange: (bands: readonly FeeBand[]) => void;
}

const columns = ['from', 'upTo', 'fixed', 'points', 'min', 'max'] as const;
type Column = (typeof columns)[number];
const nullable: ReadonlySet<Column> = new Set(['upTo', 'min', 'max']);

/** The bands of a fee as a small table; a new one begins where the last one ends. */
export function BandsEditor({ bands, errors, onChange }: BandsEditorProps) {
  const t = useMessages('transfer-settings');
  // Rows keep their typed text when one above is taken away.
  const [keys, setKeys] = useState(() => bands.map((_, index) => index));
  const [next, setNext] = useState(bands.length);

  function add() {
    const from = String(
      BigInt(/^\d+$/.test(bands.at(-1)?.upTo ?? '') ? (bands.at(-1)?.upTo ?? '0') : '0') + 1n,
    );
    onChange([...bands, { from, upTo: null, fixed: '0', points: 0, min: null, max: null }]);
    setKeys([...keys, next]);
    setNext(next + 1);
  }

  function remove(index: number) {
    onChange(bands.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
  }

  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t(($) => $.field.bands)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{headOf(column)}</th>
            ))}
            <th>
              <span className="visually-hidden">{t(($) => $.edit)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, index) => (
            <tr key={keys[index]}>
              {columns.map((column) => (
                <td key={column}>
                  <Cell
                    label={`${t(($) => $.band, { number: index + 1 })}, ${headOf(column)}`}
                    column={column}
                    value={band[column]}
                    placeholder={nullable.has(column) ? t(($) => $.noLimit) : undefined}
                    error={errors[`bands.${index}.${column}`]}
                    onChange={(value) =>
                      onChange(bands.map((each, at) => (at === index ? { ...each, [column]: value } : each)))
                    }
                  />
                </td>
              ))}
              <td>
                <IconButton
                  size="sm"
                  icon={mdiTrashCanOutline}
                  label={t(($) => $.removeBand, { number: index + 1 })}
                  disabled={bands.length === 1}
                  onClick={() => remove(index)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="sm" icon={mdiPlus} onClick={add}>
        {t(($) => $.addBand)}
      </Button>
    </div>
  );

  function headOf(column: Column): string {
    if (column === 'from') return t(($) => $.bandFrom);
    if (column === 'upTo') return t(($) => $.bandUpTo);
    return t(($) => $.field[column]);
  }
}

interface CellProps {
  label: string;
  column: Column;
  value: string | number | null;
  placeholder?: string;
  error?: string;
  onChange: (value: unknown) => void;
}

function Cell({ label, column, value, placeholder, error, onChange }: CellProps) {
  const [text, setText] = useState(() => textOf(column, value));
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(read(column, event.target.value));
        }}
      />
      {error && <small role="alert">{error}</small>}
    </>
  );
}

function textOf(column: Column, value: string | number | null): string {
  if (value === null) return '';
  return column === 'points' ? percentOf(Number(value)) : dollarsOf(String(value));
}

function read(column: Column, text: string): unknown {
  if (text.trim() === '' && nullable.has(column)) return null;
  return column === 'points' ? (pointsOf(text) ?? text) : centsOf(text);
}
