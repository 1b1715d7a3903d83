import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { plainValue } from '../timeline/plain-value.ts';
import type { MergeRow, Side } from './merge-fields.ts';
import { usualSides } from './merge-fields.ts';
import styles from './form.module.css';

interface ConflictDialogProps {
  rows: readonly MergeRow[];
  /** Who changed what, and when. */
  text: string;
  okLabel: string;
  labels: Readonly<Partial<Record<string, string>>>;
  show?: (field: string, value: unknown) => ReactNode;
  onResolve: (sides: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

const sides = ['mine', 'theirs'] as const;

/** Both sides of every field that others changed too; nobody's work is lost without being asked. */
export function ConflictDialog({
  rows,
  text,
  okLabel,
  labels,
  show = plain,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const t = useMessages('form');
  const [chosen, setChosen] = useState(() => usualSides(rows));
  return (
    <Dialog
      isOpen
      title={t(($) => $.conflict.title)}
      maxWidth={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.conflict.cancel)}</Button>
          <Button variant="primary" onClick={() => onResolve(chosen)}>
            {okLabel}
          </Button>
        </>
      }
    >
      <p className={styles.asked}>
        {text} {rows.length === 0 ? t(($) => $.conflict.none) : t(($) => $.conflict.choose)}
      </p>
      {rows.map(({ field, before, mine, theirs }) => (
        <fieldset key={field} className={styles.choice}>
          <legend>
            {labels[field] ?? field}{' '}
            <small>{t(($) => $.conflict.before, { value: plainValue(before) })}</small>
          </legend>
          {sides.map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={field}
                checked={chosen[field] === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span>
                <small>{t(($) => $.conflict[side])}</small>
                {show(field, side === 'mine' ? mine : theirs)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

function plain(_field: string, value: unknown): string {
  return plainValue(value);
}
