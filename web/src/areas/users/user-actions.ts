import {
  mdiAccountCancelOutline,
  mdiAccountCheckOutline,
  mdiEmailFastOutline,
  mdiPencilOutline,
  mdiShieldRefreshOutline,
} from '@mdi/js';
import type { UserAction } from '#domain/areas/users/may-manage.ts';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import type { Act } from './use-user-acts.ts';

interface Runs {
  readonly edit: () => void;
  readonly invite: () => Promise<unknown>;
  /** Asks for the reason first. */
  readonly ask: (act: Exclude<Act, 'Invite'>) => void;
}

/** The server says what is possible and why not; what comes next in the life of the account stands strong. */
export function userActions(
  { status, actions }: UserPaper,
  t: Translate<Catalog['users']>,
  { edit, invite, ask }: Runs,
): readonly PaperAction[] {
  return [
    { ...common('Edit'), icon: mdiPencilOutline, hint: 'E', run: edit },
    { ...common('Invite'), icon: mdiEmailFastOutline, place: placeIn('Invited'), run: invite },
    {
      ...common('Unblock'),
      icon: mdiAccountCheckOutline,
      place: placeIn('Blocked'),
      run: () => ask('Unblock'),
    },
    {
      ...common('ResetTwoFactor'),
      icon: mdiShieldRefreshOutline,
      place: 'menu',
      run: () => ask('ResetTwoFactor'),
    },
    {
      ...common('Block'),
      icon: mdiAccountCancelOutline,
      place: 'menu',
      isDanger: true,
      run: () => ask('Block'),
    },
  ];

  function common(action: UserAction) {
    const reason = actions.find((each) => each.action === action)?.reason ?? undefined;
    return { id: action, label: t(($) => $.action[action]), reason };
  }

  function placeIn(wanted: UserPaper['status']): 'primary' | 'menu' {
    return status === wanted ? 'primary' : 'menu';
  }
}
