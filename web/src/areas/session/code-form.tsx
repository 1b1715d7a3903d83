import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { CodeInput } from '#web/kit/input/code-input.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from './entry-form.tsx';
import styles from './code-form.module.css';
import type { PendingLogin } from './pending-login.ts';
import { forgetPendingLogin } from './pending-login.ts';
import { ResendCode } from './resend-code.tsx';
import { useAttempt } from './use-attempt.ts';
import { useComeIn } from './use-come-in.ts';

interface CodeFormProps {
  login: PendingLogin;
  /** Filled in from a mail's link, and sent at once. */
  digits: string;
  onExpired: () => void;
}

/** Six digits of the app or the mail, or a recovery code for those without their phone. */
export function CodeForm({ login, digits, onExpired }: CodeFormProps) {
  const t = useMessages('session');
  const comeIn = useComeIn();
  const [code, setCode] = useState(digits);
  const [isRecovery, setIsRecovery] = useState(false);
  const { isBusy, refusal, refuse, attempt } = useAttempt();
  const { challenge, method, next } = login;

  function submit(typed: string) {
    if (typed.trim().length < 6) return refuse({ fields: { code: t(($) => $.code.short) } });
    void attempt(async () => {
      const entered = await call('POST /api/login/code', { body: { challenge, code: typed } }).catch(expired);
      if (entered === null) return;
      forgetPendingLogin();
      await comeIn(entered, next);
    });
  }

  function expired(error: unknown): null {
    if (!(error instanceof ApiError) || error.code !== 'login-expired') throw error;
    onExpired();
    return null;
  }

  useOnce(() => {
    if (digits !== '') submit(digits);
  });

  function swap() {
    setCode('');
    setIsRecovery(!isRecovery);
    refuse({ fields: {} });
  }

  const isWrong = refusal.code === 'wrong-code';
  const error = isWrong ? refusal.text : refusal.fields.code;
  return (
    <EntryForm refusal={isWrong ? { ...refusal, text: undefined } : refusal} onSubmit={() => submit(code)}>
      <p className={styles.lead}>{t(($) => $.code[isRecovery ? 'recovery' : leads[method]])}</p>
      {isRecovery ? (
        <TextField
          name="recovery-code"
          label={t(($) => $.code.recoveryField)}
          placeholder="0000-0000-0000-0000"
          autoComplete="off"
          autoFocus
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeInput
          label={t(($) => $.code.digits)}
          autoFocus
          value={code}
          error={error}
          onChange={setCode}
          onComplete={submit}
        />
      )}
      <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
        {t(($) => $.code.submit)}
      </Button>
      {method === 'Mail' ? (
        <ResendCode challenge={challenge} onExpired={onExpired} />
      ) : (
        <Button onClick={swap}>{isRecovery ? t(($) => $.code.useApp) : t(($) => $.code.useRecovery)}</Button>
      )}
    </EntryForm>
  );
}

const leads = { Mail: 'mail', Totp: 'app' } as const;

/** Runs once for the component, also where React mounts it twice on trial. */
function useOnce(run: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
}
