import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserPaper as User } from '#domain/areas/users/users.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { SecuritySheet } from './security-sheet.tsx';
import { useUserActs } from './use-user-acts.ts';
import type { Act } from './use-user-acts.ts';
import { useUserWords } from './use-user-words.ts';
import { userActions } from './user-actions.ts';
import type { UserRecord } from './user-sheet.tsx';
import { UserSheet } from './user-sheet.tsx';
import { UserStatus } from './user-status.tsx';

const tones = {
  created: 'ok',
  activated: 'ok',
  unblocked: 'ok',
  invited: 'info',
  blocked: 'err',
  locked: 'err',
  'login-failed': 'warn',
  'code-failed': 'warn',
  'two-factor-reset': 'warn',
  'totp-disabled': 'warn',
  'recovery-code-used': 'warn',
} as const;

/** Everything about one user and all that can be done with them now. */
export function UserPaperScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/settings/users/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(user) => <UserPaper user={user} />}
    </Loaded>
  );
}

function UserPaper({ user }: { user: User }) {
  const t = useMessages('users');
  const navigate = useNavigate();
  const act = useUserActs(user);
  const [asked, setAsked] = useState<Exclude<Act, 'Invite'>>();
  const words = useUserWords(user.offices);
  const name = `${user.firstName} ${user.lastName}`;
  const actions = userActions(user, t, {
    edit: () => void navigate({ href: `/settings/users/edit/${user.id}` }),
    invite: () => act('Invite'),
    ask: setAsked,
  });

  async function letter(): Promise<Blob> {
    const body = { parameters: { userId: user.id } };
    const { blob } = await call('POST /api/documents/{kind}', {
      params: { kind: 'activation-letter' },
      body,
    });
    void refresh('/settings/users/', '/activity/');
    return blob;
  }

  const mayInvite = user.actions.some(({ action, allowed }) => action === 'Invite' && allowed);
  return (
    <>
      <Paper
        record={recordOf(user)}
        title={name}
        chip={<UserStatus status={user.status} />}
        onBack={() => void navigate({ href: '/settings/users' })}
        actions={actions}
        banner={bannerOf(user, t)}
        documents={mayInvite ? [{ id: 'letter', label: t(($) => $.letter), load: letter }] : []}
        side={<SecuritySheet user={user} />}
        live={{ topic: 'users', calls: ['/settings/users/'] }}
        history={{ entity: 'user', id: user.id, ...words, tones }}
      >
        {(shown) => <UserSheet user={shown} />}
      </Paper>
      {asked && (
        <ReasonDialog
          title={t(($) => $.action[asked])}
          text={t(($) => $.ask[asked])}
          isDanger={asked !== 'Unblock'}
          run={(reason) => act(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function recordOf({ offices, ...user }: User): UserRecord {
  return {
    ...user,
    officeIds: offices.map(({ code }) => code),
    defaultOfficeId: offices.find(({ isDefault }) => isDefault)?.code ?? null,
    officeNames: Object.fromEntries(offices.map((office) => [office.code, office.name])),
  };
}

/** What is the matter with the account, if anything is. */
function bannerOf({ status, security }: User, t: Translate<Catalog['users']>) {
  if (status === 'Blocked') {
    return { tone: 'danger', title: t(($) => $.paper.blocked), text: t(($) => $.paper.blockedText) } as const;
  }
  const { lockedUntil } = security;
  if (lockedUntil !== null) {
    const title = t(($) => $.paper.locked, { when: formatDateTime(lockedUntil) });
    return { tone: 'warn', title, text: t(($) => $.paper.lockedText) } as const;
  }
  if (status === 'Invited' && security.invitationExpiresAt === null) {
    const title = t(($) => $.paper.invitationOver);
    return { tone: 'warn', title, text: t(($) => $.paper.invitationOverText) } as const;
  }
  return undefined;
}
