import { Mark } from './checkbox.tsx';
import type { CheckboxProps } from './checkbox.tsx';
import styles from './checkbox.module.css';

/** On or off; takes effect at once. */
export function Switch(props: CheckboxProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
  return <Mark {...props} kind={styles.toggle} role="switch" />;
}
