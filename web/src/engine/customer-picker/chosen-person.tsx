import type { ReactNode } from 'react';
import { Avatar } from '#web/kit/text/avatar.tsx';
import styles from './chosen-person.module.css';

interface ChosenPersonProps {
  name: string;
  /** Their paper; opens beside the form. */
  href?: string;
  facts: readonly string[];
  chip?: ReactNode;
  action?: ReactNode;
}

/** Who was chosen, in the place of the search. */
export function ChosenPerson({ name, href, facts, chip, action }: ChosenPersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <div className={styles.words}>
        <span className={styles.name}>
          {href ? (
            <a href={href} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
          {chip}
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      {action}
    </div>
  );
}
