import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from './entry-form.tsx';
import { FrontDoor } from './front-door.tsx';
import { useAttempt } from './use-attempt.ts';

/** The answer is the same with and without an account. */
export function ResetAsk() {
  const t = useMessages('session');
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, refusal, refuse, attempt } = useAttempt();

  function submit() {
    if (email.trim() === '') return refuse({ fields: { email: t(($) => $.required) } });
    void attempt(async () => {
      await call('POST /api/reset', { body: { email } });
      setIsSent(true);
    });
  }

  const back = <Link to="/login">{t(($) => $.back)}</Link>;
  if (isSent) {
    return (
      <FrontDoor
        title={t(($) => $.reset.sent)}
        lead={t(($) => $.reset.sentText, { email: email.trim() })}
        foot={back}
      >
        <Button size="wide" onClick={() => setIsSent(false)}>
          {t(($) => $.reset.again)}
        </Button>
      </FrontDoor>
    );
  }
  return (
    <FrontDoor title={t(($) => $.reset.title)} lead={t(($) => $.reset.lead)} foot={back}>
      <EntryForm refusal={refusal} onSubmit={submit}>
        <TextField
          type="email"
          name="email"
          label={t(($) => $.email)}
          autoComplete="username"
          autoFocus
          value={email}
          error={refusal.fields.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
          {t(($) => $.reset.submit)}
        </Button>
      </EntryForm>
    </FrontDoor>
  );
}
