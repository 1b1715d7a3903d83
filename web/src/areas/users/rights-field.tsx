import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { RightsChoice } from '#domain/areas/users/user.schema.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './choice-groups.module.css';
import { RightGroupBoxes } from './right-group-boxes.tsx';
import { rightGroupNames } from './right-groups.ts';

interface RightsFieldProps {
  /** Rights that the editor holds and may give. */
  givable: readonly MenuRight[];
  canGiveAll: boolean;
  isLocked: boolean;
}

/**
 * All rights, or a chosen list. A stored list without any right means all of them, so the two are explicit
 * choices here and the last right is not taken away without a question.
 */
export function RightsField({ givable, canGiveAll, isLocked }: RightsFieldProps) {
  const t = useMessages('users');
  const confirm = useConfirm();
  const errorId = useId();
  const { field, error } = useField('rights');
  const firstName = useWatch({ name: 'firstName' }) as string;
  const choice = field.value as RightsChoice;
  const [kept, setKept] = useState<readonly MenuRight[]>(choice.all ? [] : choice.list);

  function choose(way: 'all' | 'list') {
    field.onChange(way === 'all' ? { all: true } : { all: false, list: [...kept] });
  }

  async function change(list: readonly MenuRight[]) {
    const isLast = list.length === 0 && canGiveAll;
    if (isLast && !(await askAboutLast())) return;
    setKept(list);
    field.onChange(isLast ? { all: true } : { all: false, list: [...list] });
  }

  function askAboutLast() {
    const name = firstName.trim() || t(($) => $.rights.thisPerson);
    return confirm({
      title: t(($) => $.rights.lastTitle),
      message: t(($) => $.rights.lastText, { name }),
      okLabel: t(($) => $.rights.lastOk),
      isDanger: true,
    });
  }

  const notAll = canGiveAll || choice.all ? undefined : t(($) => $.rights.allRefused);
  return (
    <div className={styles.groups}>
      <RadioTiles
        label={t(($) => $.field.rights)}
        value={choice.all ? 'all' : 'list'}
        onChange={choose}
        tiles={[
          {
            value: 'all',
            label: t(($) => $.rights.all),
            promise: t(($) => $.rights.allText),
            reason: isLocked && !choice.all ? t(($) => $.self) : notAll,
          },
          {
            value: 'list',
            label: t(($) => $.rights.list),
            promise: t(($) => $.rights.listText),
            reason: isLocked && choice.all ? t(($) => $.self) : undefined,
          },
        ]}
      />
      {!choice.all &&
        rightGroupNames.map((group) => (
          <RightGroupBoxes
            key={group}
            {...{ group, givable, isLocked, errorId: error ? errorId : undefined }}
            chosen={choice.list}
            onChange={(list) => void change(list)}
          />
        ))}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
