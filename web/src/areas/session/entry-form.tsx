import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '#web/kit/feedback/banner.tsx';
import styles from './front-door.module.css';
import type { Refusal } from './use-attempt.ts';

interface EntryFormProps {
  refusal: Refusal;
  onSubmit: () => void;
  children: ReactNode;
}

/** A short form: the refusal above, and the cursor in the first field it is about. */
export function EntryForm({ refusal, onSubmit, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {refusal.text && <Banner tone="danger">{refusal.text}</Banner>}
      {children}
    </form>
  );
}
