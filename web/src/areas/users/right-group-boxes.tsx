import { menuRightLabels } from '#domain/access/access.labels.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './choice-groups.module.css';
import type { RightGroup } from './right-groups.ts';
import { rightGroups, shortRight } from './right-groups.ts';

interface RightGroupBoxesProps {
  group: RightGroup;
  givable: readonly MenuRight[];
  chosen: readonly MenuRight[];
  isLocked: boolean;
  errorId?: string;
  onChange: (list: readonly MenuRight[]) => void;
}

/** The rights of one group of the menu, one by one or all at once. */
export function RightGroupBoxes(props: RightGroupBoxesProps) {
  const { group, givable, chosen, isLocked, errorId, onChange } = props;
  const t = useMessages('users');
  const names = menuRightLabels[useLanguage()];
  const rights: readonly MenuRight[] = rightGroups[group];
  const title = t(($) => $.rights.group[group]);
  const on = rights.filter((right) => chosen.includes(right));
  const open = rights.filter((right) => givable.includes(right));

  function turn(these: readonly MenuRight[], isOn: boolean) {
    const others = chosen.filter((right) => !these.includes(right));
    onChange(isOn ? [...others, ...these] : others);
  }

  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend className={styles.legend}>
        {title}
        <small>{t(($) => $.rights.chosen, { count: on.length, total: rights.length })}</small>
      </legend>
      <div className={styles.whole}>
        <Checkbox
          label={t(($) => $.rights.whole, { group: title })}
          checked={open.length > 0 && open.every((right) => chosen.includes(right))}
          disabled={isLocked || open.length === 0}
          onChange={(event) => turn(open, event.target.checked)}
        />
      </div>
      <div className={styles.choices}>
        {rights.map((right) => (
          <Checkbox
            key={right}
            label={shortRight(names[right])}
            checked={chosen.includes(right)}
            disabled={isLocked || !givable.includes(right)}
            hint={givable.includes(right) ? undefined : t(($) => $.rights.notYours)}
            onChange={(event) => turn([right], event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
