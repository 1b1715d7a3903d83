import { useState } from 'react';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import { AskPassword } from './ask-password.tsx';
import styles from './profile.module.css';
import { TotpEnrolment } from './totp-enrolment.tsx';

type Change = 'setUpApp' | 'removeApp' | 'mailOn' | 'mailOff';
type Enrolment = Answer<'POST /api/profile/totp'>;

/** The second factor as it is, and the ways to another one. */
export function SecondFactor({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const { toast } = useToast();
  const [change, setChange] = useState<Change>();
  const [enrolment, setEnrolment] = useState<Enrolment>();

  const acts: Record<Change, (password: string) => Promise<void>> = {
    setUpApp: async (password) => setEnrolment(await call('POST /api/profile/totp', { body: { password } })),
    removeApp: async (password) => await call('DELETE /api/profile/totp', { body: { password } }),
    mailOn: async (password) =>
      await call('POST /api/profile/two-factor-mail', { body: { isOn: true, password } }),
    mailOff: async (password) =>
      await call('POST /api/profile/two-factor-mail', { body: { isOn: false, password } }),
  };

  async function submit(asked: Change, password: string) {
    await acts[asked](password);
    setChange(undefined);
    if (asked === 'setUpApp') return;
    toast(t(($) => $.security[asked === 'mailOn' ? 'on' : 'off']));
    await refresh('GET /api/profile');
  }

  return (
    <FormSection title={t(($) => $.security.twoFactor)}>
      <FactorState profile={profile} onAsk={setChange} />
      {change && (
        <AskPassword
          title={t(($) => $.security[change])}
          isDanger={change === 'removeApp' || change === 'mailOff'}
          onSubmit={(password) => submit(change, password)}
          onClose={() => setChange(undefined)}
        />
      )}
      {enrolment && (
        <TotpEnrolment
          enrolment={enrolment}
          email={profile.email}
          onClose={() => {
            setEnrolment(undefined);
            void refresh('GET /api/profile');
          }}
        />
      )}
    </FormSection>
  );
}

const opposite = { None: 'mailOn', Mail: 'mailOff', Totp: 'removeApp' } as const;

function FactorState({ profile, onAsk }: { profile: Profile; onAsk: (change: Change) => void }) {
  const t = useMessages('profile');
  const { isTwoFactorForced: isForced, recoveryCodesLeft: count } = profile;
  // Where everybody needs a second factor, whoever has chosen none gets mails.
  const method = isForced && profile.twoFactor === 'None' ? 'Mail' : profile.twoFactor;
  const isApp = method === 'Totp';
  return (
    <>
      {isForced && <Banner tone="info">{t(($) => $.security.forced)}</Banner>}
      <div className={styles.state}>
        <StatusChip tone={method === 'None' ? 'warn' : 'ok'} label={t(($) => $.security[method])} />
        {isApp && t(($) => $.security.codesLeft, { count })}
      </div>
      <p className={styles.lead}>{t(($) => $.security[`${method}Text`])}</p>
      <div className={styles.actions}>
        <Button variant={isApp ? 'ghost' : 'primary'} onClick={() => onAsk('setUpApp')}>
          {isApp ? t(($) => $.security.setUpAgain) : t(($) => $.security.setUpApp)}
        </Button>
        {!isForced && (
          <Button onClick={() => onAsk(opposite[method])}>{t(($) => $.security[opposite[method]])}</Button>
        )}
      </div>
    </>
  );
}
