import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { CodeForm } from './code-form.tsx';
import { FrontDoor } from './front-door.tsx';
import { forgetPendingLogin, readCodeLink } from './pending-login.ts';
import { useSearchText } from './use-search-text.ts';

/** The second step of a login; the link of a mail opens it with the code filled in. */
export function TwoFactorScreen() {
  const t = useMessages('session');
  const navigate = useNavigate();
  const code = useSearchText('code');
  const [{ login, digits }, setLink] = useState(() => readCodeLink(code));

  function expire() {
    forgetPendingLogin();
    setLink({ digits: '' });
  }

  if (login === undefined) {
    return (
      <FrontDoor title={t(($) => $.code.expired)} lead={t(($) => $.code.expiredText)}>
        <Button variant="primary" size="wide" onClick={() => void navigate({ to: '/login' })}>
          {t(($) => $.back)}
        </Button>
      </FrontDoor>
    );
  }
  return (
    <FrontDoor
      title={t(($) => $.code.title)}
      foot={
        <Link to="/login" onClick={forgetPendingLogin}>
          {t(($) => $.back)}
        </Link>
      }
    >
      <CodeForm login={login} digits={digits} onExpired={expire} />
    </FrontDoor>
  );
}
