import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import styles from './bands-input.module.css';
import type { ParamInputProps } from './param-input.tsx';

interface Typed {
  readonly from: string;
  readonly to: string;
}

/** Amounts that stay just under a threshold, from and to. */
export function BandsInput({ value, t, errors, onChange }: ParamInputProps) {
  const [rows, setRows] = useState<readonly Typed[]>(() =>
    ((value as readonly Typed[] | undefined) ?? []).map(({ from, to }) => ({
      from: dollarsOf(from),
      to: dollarsOf(to),
    })),
  );
  const put = (next: readonly Typed[]) => {
    setRows(next);
    onChange(next.map(({ from, to }) => ({ from: centsOf(from), to: centsOf(to) })));
  };
  const edit = (at: number, change: Partial<Typed>) =>
    put(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  return (
    <fieldset className={styles.bands}>
      <legend>{t(($) => $.field.bands)}</legend>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a band is known by its place
        <div key={at} className={styles.row}>
          <TextField
            label={t(($) => $.field.bandFrom)}
            end="USD"
            inputMode="decimal"
            value={row.from}
            error={errors[`bands.${at}.from`]}
            onChange={(event) => edit(at, { from: event.target.value })}
          />
          <TextField
            label={t(($) => $.field.bandTo)}
            end="USD"
            inputMode="decimal"
            value={row.to}
            error={errors[`bands.${at}.to`]}
            onChange={(event) => edit(at, { to: event.target.value })}
          />
          <IconButton
            icon={mdiTrashCanOutline}
            label={t(($) => $.removeBand)}
            onClick={() => put(rows.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {errors['bands'] && <p role="alert">{errors['bands']}</p>}
      <Button size="sm" icon={mdiPlus} onClick={() => put([...rows, { from: '', to: '' }])}>
        {t(($) => $.addBand)}
      </Button>
    </fieldset>
  );
}
