import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { EntryForm } from './entry-form.tsx';
import { FrontDoor } from './front-door.tsx';
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';

/** The new password of whoever opened the link of a reset mail. */
export function ResetChoose({ token }: { token: string }) {
  const t = useMessages('session');
  const navigate = useNavigate();
  const link = useCall('POST /api/reset/check', { body: { token } }, { staleTime: Infinity });
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

  // Of another shape, used up or too old when it was opened, or since then.
  const isNone = link.error instanceof ApiError && [400, 422].includes(link.error.status);
  const isOver = isNone || link.data?.isValid === false || refusal.code === 'link-not-valid';
  return (
    <FrontDoor
      title={isOver ? t(($) => $.activate.invalid) : t(($) => $.reset.choose)}
      lead={isOver ? t(($) => $.reset.over) : t(($) => $.reset.chooseLead)}
      foot={<Link to="/login">{t(($) => $.back)}</Link>}
    >
      {isOver ? (
        <Button variant="primary" size="wide" onClick={() => void navigate({ to: '/reset', search: {} })}>
          {t(($) => $.reset.askAgain)}
        </Button>
      ) : link.isPending ? (
        <Skeleton />
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
