import styles from './steps.module.css';

export interface Step {
  id: string;
  label: string;
  /** When it was reached. */
  time?: string;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Index of the step it stands at. */
  current: number;
  /** Something is wrong at the current step. */
  isStopped?: boolean;
}

function stateOf(index: number, current: number): 'done' | 'now' | 'next' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'next';
}

/** The way of an order: done, now, to come. */
export function Steps({ label, steps, current, isStopped = false }: StepsProps) {
  return (
    <ol className={isStopped ? `${styles.steps} ${styles.stopped}` : styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles[stateOf(index, current)]}
          aria-current={index === current ? 'step' : undefined}
        >
          <i />
          <b>{step.label}</b>
          {step.time && <small>{step.time}</small>}
        </li>
      ))}
    </ol>
  );
}
