import { useNavigate } from '@tanstack/react-router';
import { leave } from '#web/engine/session/session.ts';
import { call } from '#web/lib/api.ts';

/** Ends the session on the server, then here; without a line it ends here all the same. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await call('POST /api/logout', {}).catch(() => undefined);
    leave();
    await navigate({ to: '/login' });
  };
}
