import type { UserAction } from '#domain/areas/users/may-manage.ts';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

export type Act = Exclude<UserAction, 'Edit'>;

/** Does one action on the version that is shown, says so, and asks again what changed. */
export function useUserActs(user: UserPaper) {
  const t = useMessages('users');
  const { toast } = useToast();
  const block = useAct('POST /api/settings/users/{id}/block');
  const unblock = useAct('POST /api/settings/users/{id}/unblock');
  const reset = useAct('POST /api/settings/users/{id}/reset-two-factor');
  const invite = useAct('POST /api/settings/users/{id}/invite');

  const name = `${user.firstName} ${user.lastName}`;
  const on = { params: { id: user.id }, options: { ifMatch: user.version } };
  const calls: Record<Act, (reason: string) => Promise<unknown>> = {
    Block: (reason) => block.mutateAsync({ ...on, body: { reason } }),
    Unblock: (reason) => unblock.mutateAsync({ ...on, body: { reason } }),
    ResetTwoFactor: (reason) => reset.mutateAsync({ ...on, body: { reason } }),
    Invite: () => invite.mutateAsync(on),
  };

  return async (act: Act, reason = '') => {
    await calls[act](reason);
    toast(t(($) => $.did[act], { name, email: user.email }));
    await refresh('/settings/users', '/activity/');
  };
}
