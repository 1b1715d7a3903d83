import { Suspense, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { CopyButton } from '#web/kit/action/copy-button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { CodeInput } from '#web/kit/input/code-input.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { QrImage } from '#web/kit/text/qr-image.tsx';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from '../entry-form.tsx';
import { useAttempt } from '../use-attempt.ts';
import styles from './profile.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpEnrolmentProps {
  enrolment: Answer<'POST /api/profile/totp'>;
  email: string;
  onClose: () => void;
}

/** The secret for the app, its first code, then the recovery codes. */
export function TotpEnrolment({ enrolment, email, onClose }: TotpEnrolmentProps) {
  const t = useMessages('profile');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const { isBusy, refusal, refuse, attempt } = useAttempt();

  function confirm(typed: string) {
    void attempt(async () => {
      const { recoveryCodes } = await call('POST /api/profile/totp/confirm', { body: { code: typed } });
      setCodes(recoveryCodes);
    });
  }

  if (codes) return <RecoveryCodes codes={codes} email={email} onClose={onClose} />;
  const isWrong = refusal.code === 'wrong-code';
  return (
    <Dialog
      isOpen
      title={t(($) => $.app.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={code.length < 6} onClick={() => confirm(code)}>
            {t(($) => $.app.confirm)}
          </Button>
        </>
      }
    >
      <EntryForm refusal={isWrong ? { ...refusal, text: undefined } : refusal} onSubmit={() => confirm(code)}>
        <div className={styles.enrol}>
          <p>{t(($) => $.app.scan)}</p>
          <Suspense fallback={<Skeleton />}>
            <QrImage text={enrolment.uri} label={t(($) => $.app.qr)} />
          </Suspense>
          <p>
            {t(($) => $.app.byHand)}
            <span className={styles.key}>
              {enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              <CopyButton text={enrolment.secret} label={t(($) => $.app.copyKey)} />
            </span>
          </p>
          <CodeInput
            label={t(($) => $.app.code)}
            autoFocus
            value={code}
            error={isWrong ? refusal.text : refusal.fields.code}
            onChange={(typed) => {
              setCode(typed);
              refuse({ fields: {} });
            }}
            onComplete={confirm}
          />
        </div>
      </EntryForm>
    </Dialog>
  );
}
