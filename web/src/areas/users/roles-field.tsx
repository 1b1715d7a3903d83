import { useId } from 'react';
import { roleLabels } from '#domain/access/access.labels.ts';
import type { Role } from '#domain/access/roles.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './choice-groups.module.css';
import { roleGroupNames, roleGroups } from './role-groups.ts';

interface RolesFieldProps {
  /** Roles that the editor may give. */
  givable: readonly Role[];
  /** Nobody changes their own. */
  isLocked: boolean;
}

/** Roles by where they work, each with what it opens. Those that can be neither given nor taken are left out. */
export function RolesField({ givable, isLocked }: RolesFieldProps) {
  const t = useMessages('users');
  const names = roleLabels[useLanguage()];
  const { field, error } = useField('roles');
  const errorId = useId();
  const chosen = field.value as readonly Role[];

  function toggle(role: Role, isOn: boolean) {
    field.onChange(isOn ? [...chosen, role] : chosen.filter((each) => each !== role));
  }

  return (
    <div className={styles.groups}>
      {roleGroupNames.map((group) => {
        const shown = roleGroups[group].filter((role) => givable.includes(role) || chosen.includes(role));
        if (shown.length === 0) return null;
        return (
          <fieldset key={group} className={styles.group} aria-describedby={error ? errorId : undefined}>
            <legend className={styles.legend}>{t(($) => $.roleGroup[group])}</legend>
            <div className={styles.choices}>
              {shown.map((role) => (
                <Checkbox
                  key={role}
                  label={names[role]}
                  hint={t(($) => $.opens[role])}
                  checked={chosen.includes(role)}
                  disabled={isLocked}
                  onChange={(event) => toggle(role, event.target.checked)}
                  onBlur={field.onBlur}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
