import { useEffect, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './code-form.module.css';

const cooldown = 30; // seconds; a mail takes its time

/** Asks for another mail, at intervals. */
export function ResendCode({ challenge, onExpired }: { challenge: string; onExpired: () => void }) {
  const t = useMessages('session');
  const { toastError } = useToast();
  const [left, setLeft] = useState(cooldown);
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function resend() {
    setLeft(cooldown);
    setIsSent(false);
    try {
      await call('POST /api/login/resend', { body: { challenge } });
      setIsSent(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'login-expired') onExpired();
      else toastError(error);
    }
  }

  return (
    <div className={styles.resend}>
      <Button disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t(($) => $.code.resendIn, { count: left }) : t(($) => $.code.resend)}
      </Button>
      <p role="status">{isSent && t(($) => $.code.resent)}</p>
    </div>
  );
}
