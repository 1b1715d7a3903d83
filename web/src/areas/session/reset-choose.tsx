import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from './entry-form.tsx';
import { FrontDoor } from './front-door.tsx';
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';

/** The new password of whoever opened the link of a reset mail. */
export function ResetChoose({ token }: { token: string }) {
  const t = useMessages('session');
  const navigate = useNavigate();
  const [value, setValue] = useState(noPassword);
  const { isBusy, refusal, refuse, attempt } = useAttempt();

  function submit() {
    const fields = newPasswordErrors(value, t);
    if (Object.keys(fields).length > 0) return refuse({ fields });
    void attempt(async () => {
      await call('POST /api/reset/confirm', { body: { token, password: value.password } });
      await navigate({ to: '/login', search: { done: 'reset' } });
    });
  }

  // A token of another shape is refused as a field that nobody sees here.
  const isOver = refusal.code === 'link-not-valid' || refusal.fields.token !== undefined;
  return (
    <FrontDoor
      title={isOver ? t(($) => $.activate.invalid) : t(($) => $.reset.choose)}
      lead={isOver ? refusal.text : t(($) => $.reset.chooseLead)}
      foot={<Link to="/login">{t(($) => $.back)}</Link>}
    >
      {isOver ? (
        <Button variant="primary" size="wide" onClick={() => void navigate({ to: '/reset', search: {} })}>
          {t(($) => $.reset.askAgain)}
        </Button>
      ) : (
        <EntryForm refusal={refusal} onSubmit={submit}>
          <NewPasswordFields value={value} onChange={setValue} errors={refusal.fields} autoFocus />
          <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
            {t(($) => $.reset.chooseSubmit)}
          </Button>
        </EntryForm>
      )}
    </FrontDoor>
  );
}
