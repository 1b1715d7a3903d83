import { useState } from 'react';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import { EntryForm } from '../entry-form.tsx';
import { NewPasswordFields, newPasswordErrors, noPassword } from '../new-password-fields.tsx';
import { useAttempt } from '../use-attempt.ts';
import styles from './profile.module.css';

/** A new password for the one who knows the old one. */
export function PasswordChange({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const session = useMessages('session');
  const { toast } = useToast();
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState(noPassword);
  const { isBusy, refusal, refuse, attempt } = useAttempt();
  const owner = { email: profile.email, name: `${profile.firstName} ${profile.lastName}` };

  function submit() {
    const fields = {
      ...(current === '' && { currentPassword: session(($) => $.required) }),
      ...newPasswordErrors(value, session, owner),
    };
    if (Object.keys(fields).length > 0) return refuse({ fields });
    void attempt(async () => {
      await call('POST /api/profile/password', {
        body: { currentPassword: current, password: value.password },
      });
      setCurrent('');
      setValue(noPassword);
      toast(t(($) => $.security.passwordChanged));
      await refresh('GET /api/profile');
    });
  }

  return (
    <FormSection title={t(($) => $.security.password)}>
      <div className={styles.narrow}>
        <EntryForm refusal={refusal} onSubmit={submit}>
          <PasswordField
            name="current-password"
            label={t(($) => $.security.current)}
            value={current}
            error={refusal.fields.currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
          <NewPasswordFields value={value} onChange={setValue} errors={refusal.fields} owner={owner} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isBusy}>
              {t(($) => $.security.changePassword)}
            </Button>
          </div>
        </EntryForm>
      </div>
    </FormSection>
  );
}
