import { mdiClose } from '@mdi/js';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import styles from './toast.module.css';

/** How long a toast stays, ms. */
export const TOAST_MS = 8000;

/** How long a snackbar stays when nobody says otherwise, ms. */
export const SNACKBAR_MS = 5000;

interface Note {
  id: number;
  text: string;
  isError: boolean;
  duration: number;
  action?: { label: string; onClick: () => void };
}

interface SnackbarOptions {
  duration?: number;
  isError?: boolean;
  action?: Note['action'];
}

interface Notify {
  /** A grey line for 8 s. */
  toast: (text: string) => void;
  /** A red line for 8 s; takes anything thrown. Aborted requests stay silent. */
  toastError: (error: unknown) => void;
  /** A line for 5 s, or as long as told, with an action if wanted. */
  snackbar: (text: string, options?: SnackbarOptions) => void;
}

const nothing = () => undefined;
const ToastContext = createContext<Notify>({ toast: nothing, toastError: nothing, snackbar: nothing });

/** Says what happened, below everything else: `const { toast, toastError } = useToast()`. */
export function useToast(): Notify {
  return use(ToastContext);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' ? 'AbortError' : error.message;
}

/** Shows one toast after the other, newest wins; read out politely, errors at once. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<Note>();
  const count = useRef(0);

  const show = useCallback((text: string, options: SnackbarOptions) => {
    if (text.startsWith('AbortError')) return;
    count.current += 1;
    setNote({ id: count.current, text, isError: false, duration: SNACKBAR_MS, ...options });
  }, []);

  const [notify] = useState<Notify>(() => ({
    toast: (text) => show(text, { duration: TOAST_MS }),
    toastError: (error) => show(textOf(error), { duration: TOAST_MS, isError: true }),
    snackbar: (text, options = {}) => show(text, options),
  }));

  const close = useCallback(() => setNote(undefined), []);

  return (
    <ToastContext value={notify}>
      {children}
      <div className={styles.place} role={note?.isError ? 'alert' : 'status'}>
        {note && <ToastLine key={note.id} note={note} onClose={close} />}
      </div>
    </ToastContext>
  );
}

function ToastLine({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useMessages('kit');
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, note.duration);
    return () => clearTimeout(timer);
  }, [note, isHeld, onClose]);

  return (
    <div
      className={note.isError ? `${styles.toast} ${styles.error}` : styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <span className={styles.text}>{note.text}</span>
      {note.action && (
        <button type="button" className={styles.action} onClick={note.action.onClick}>
          {note.action.label}
        </button>
      )}
      <IconButton icon={mdiClose} size="sm" label={t(($) => $.close)} onClick={onClose} />
    </div>
  );
}
