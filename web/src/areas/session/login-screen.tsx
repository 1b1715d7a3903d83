import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { currentUser } from '#web/engine/session/session.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { DemoUsers } from './demo-users.tsx';
import { EntryForm } from './entry-form.tsx';
import { FrontDoor } from './front-door.tsx';
import { keepPendingLogin } from './pending-login.ts';
import { safePath } from './safe-path.ts';
import { useAttempt } from './use-attempt.ts';
import { useComeIn } from './use-come-in.ts';
import { useSearchText } from './use-search-text.ts';

/** Email and password; a second factor is asked for on its own screen. */
export function LoginScreen() {
  const t = useMessages('session');
  const navigate = useNavigate();
  const comeIn = useComeIn();
  const next = useSearchText('next');
  const about = useCall('GET /api/about', {}, { staleTime: Infinity });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isBusy, refusal, refuse, attempt } = useAttempt();
  useSkipWhenLoggedIn(next);

  function submit() {
    const missing = t(($) => $.required);
    const fields = {
      ...(email.trim() === '' && { email: missing }),
      ...(password === '' && { password: missing }),
    };
    if (Object.keys(fields).length > 0) return refuse({ fields });
    void attempt(async () => {
      const reply = await call('POST /api/login', { body: { email, password } });
      if ('token' in reply) return await comeIn(reply, next);
      keepPendingLogin({ ...reply, ...(next !== undefined && { next }) });
      await navigate({ to: '/2fa' });
    });
  }

  const demoUsers = about.data?.isDemo ? about.data.demoUsers : undefined;
  return (
    <FrontDoor
      title={t(($) => $.login.title)}
      foot={<Link to="/reset">{t(($) => $.login.forgot)}</Link>}
      aside={
        demoUsers && (
          <DemoUsers
            users={demoUsers}
            chosen={email}
            onChoose={(chosen) => {
              setEmail(chosen);
              passwordInput.current?.focus();
            }}
          />
        )
      }
    >
      <EntryForm refusal={refusal} onSubmit={submit}>
        <DoneNote />
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
        <PasswordField
          name="password"
          label={t(($) => $.password)}
          value={password}
          error={refusal.fields.password}
          onChange={(event) => setPassword(event.target.value)}
          ref={passwordInput}
        />
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
          {t(($) => $.login.submit)}
        </Button>
      </EntryForm>
    </FrontDoor>
  );
}

/** What has just been finished on the way here. */
function DoneNote() {
  const t = useMessages('session');
  const done = useSearchText('done');
  if (done !== 'activated' && done !== 'reset') return null;
  return <Banner tone="info">{t(($) => $.login[done])}</Banner>;
}

function useSkipWhenLoggedIn(next: string | undefined): void {
  const { history } = useRouter();
  useEffect(() => {
    if (currentUser() !== undefined) history.replace(safePath(next));
    // Only on the way in: a login that goes on here finds its own way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
