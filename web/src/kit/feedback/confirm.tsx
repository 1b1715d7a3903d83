import { createContext, use, useCallback, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { Button } from '../action/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';

const MAX_WIDTH = 340;

export interface ConfirmOptions {
  title?: string;
  message?: ReactNode;
  okLabel?: string;
  /** Red Ok for what cannot be taken back. */
  isDanger?: boolean;
}

type Ask = (options?: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before an action: `if (await confirm({ message })) …`. Enter is Ok, Esc is Cancel. */
export function useConfirm(): Ask {
  return use(ConfirmContext);
}

/** Holds the one confirm dialog; a second question cancels the first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<ConfirmOptions>({});
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(value: boolean) => void>(undefined);

  const ask = useCallback<Ask>((next = {}) => {
    answer.current?.(false);
    setOptions(next);
    setIsOpen(true);
    return new Promise((resolve) => (answer.current = resolve));
  }, []);

  function finish(value: boolean) {
    setIsOpen(false);
    answer.current?.(value);
    answer.current = undefined;
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog {...options} isOpen={isOpen} onAnswer={finish} />
    </ConfirmContext>
  );
}

interface ConfirmDialogProps extends ConfirmOptions {
  isOpen: boolean;
  onAnswer: (value: boolean) => void;
}

function ConfirmDialog({ isOpen, onAnswer, title, message, okLabel, isDanger }: ConfirmDialogProps) {
  const t = useMessages('kit');

  // Enter says Ok wherever the focus is, except on the button that says Cancel.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onAnswer(true);
  }

  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={title ?? t(($) => $.confirm.title)}
      maxWidth={MAX_WIDTH}
      onClose={() => onAnswer(false)}
      onKeyDown={onKeyDown}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t(($) => $.confirm.cancel)}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {okLabel ?? t(($) => $.confirm.ok)}
          </Button>
        </>
      }
    >
      {message ?? t(($) => $.confirm.message)}
    </Dialog>
  );
}
