import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { call } from '#web/lib/api.ts';
import { changeLanguage, useLanguage, useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from './entry-form.tsx';
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** Language and password of an invited person. */
export function Activation({ token }: { token: string }) {
  const t = useMessages('session');
  const navigate = useNavigate();
  const language = useLanguage();
  const [value, setValue] = useState(noPassword);
  const { isBusy, refusal, refuse, attempt } = useAttempt();

  function submit() {
    const fields = newPasswordErrors(value, t);
    if (Object.keys(fields).length > 0) return refuse({ fields });
    void attempt(async () => {
      await call('POST /api/activate', { body: { token, password: value.password, language } });
      await navigate({ to: '/login', search: { done: 'activated' } });
    });
  }

  return (
    <EntryForm refusal={refusal} onSubmit={submit}>
      <RadioTiles
        label={t(($) => $.activate.language)}
        tiles={languages}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <NewPasswordFields value={value} onChange={setValue} errors={refusal.fields} />
      <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
        {t(($) => $.activate.submit)}
      </Button>
    </EntryForm>
  );
}
