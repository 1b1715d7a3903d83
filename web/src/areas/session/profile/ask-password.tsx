import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from '../entry-form.tsx';
import { useAttempt } from '../use-attempt.ts';

interface AskPasswordProps {
  title: string;
  isDanger?: boolean;
  /** Throws when it is refused. */
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** An open session alone is not enough to change how one logs in: the password comes first. */
export function AskPassword({ title, isDanger, onSubmit, onClose }: AskPasswordProps) {
  const t = useMessages('profile');
  const [password, setPassword] = useState('');
  const { isBusy, refusal, attempt } = useAttempt();
  const submit = () => void attempt(() => onSubmit(password));
  return (
    <Dialog
      isOpen
      title={title}
      maxWidth={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={submit}>
            {t(($) => $.security.goOn)}
          </Button>
        </>
      }
    >
      <EntryForm refusal={refusal} onSubmit={submit}>
        <PasswordField
          name="password"
          label={t(($) => $.security.askPassword)}
          autoFocus
          value={password}
          error={refusal.fields.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </EntryForm>
    </Dialog>
  );
}
