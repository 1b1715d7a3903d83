import { useNavigate } from '@tanstack/react-router';
import { leave } from '#web/engine/session/session.ts';
import { call } from '#web/lib/api.ts';

/** Ends the session here at once, so that nothing more is asked in its name, and on the server. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const ended = call('POST /api/logout', {}).catch(() => undefined);
    leave();
    await navigate({ to: '/login' });
    await ended;
  };
}
