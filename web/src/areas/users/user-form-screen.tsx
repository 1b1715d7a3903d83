import { useNavigate, useParams } from '@tanstack/react-router';
import type { z } from 'zod';
import { userInput } from '#domain/areas/users/user.schema.ts';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { useUser } from '#web/engine/session/session.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Answer } from '#web/lib/api.ts';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { officeCodesToIds } from './office-codes-to-ids.ts';
import { UserFields } from './user-fields.tsx';
import { UserStatus } from './user-status.tsx';
import { useUserWords } from './use-user-words.ts';

type Options = Answer<'GET /api/settings/users/options'>;

/** A new user; the invitation goes out as soon as they are saved. */
export function UserCreateScreen() {
  const options = useCall('GET /api/settings/users/options', {});
  return (
    <Loaded query={options} shape="form">
      {(found) => <NewUser options={found} />}
    </Loaded>
  );
}

export function UserEditScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const options = useCall('GET /api/settings/users/options', {});
  const user = useCall('GET /api/settings/users/{id}', { params: { id } }, { staleTime: 0 });
  // A form begins with what holds now, not with what was read a while ago.
  if (!user.isFetchedAfterMount) return <Skeleton shape="form" />;
  return (
    <Loaded query={user} shape="form">
      {(found) => (
        <Loaded query={options} shape="form">
          {(open) => <OldUser key={id} user={found} options={open} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function NewUser({ options }: { options: Options }) {
  const t = useMessages('users');
  const form = useUserForm(options.offices);
  const act = useAct('POST /api/settings/users');
  const { toast } = useToast();
  return (
    <FormScreen
      {...form}
      title={t(($) => $.create)}
      values={blank(options)}
      submit={async (body) => {
        const saved = await act.mutateAsync({ body });
        toast(t(($) => $.created, { name: `${body.firstName} ${body.lastName}`, email: body.email }));
        return saved;
      }}
      onBack={form.toExplorer}
    >
      <UserFields options={options} />
    </FormScreen>
  );
}

function OldUser({ user, options }: { user: UserPaper; options: Options }) {
  const t = useMessages('users');
  const { id } = user;
  const offices = [...options.offices, ...user.offices];
  const form = useUserForm(offices);
  const act = useAct('PUT /api/settings/users/{id}');
  const { toast } = useToast();
  const me = useUser()?.id;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <FormScreen
      {...form}
      {...{ id, version: user.version }}
      title={t(($) => $.edit, { name })}
      chip={<UserStatus status={user.status} />}
      values={valuesOf(user)}
      submit={async (body, sent) => {
        const saved = await act
          .mutateAsync({ params: { id }, body, options: sent })
          .catch((error: unknown) => {
            throw officeCodesToIds(error, offices);
          });
        toast(t(($) => $.saved, { name: `${body.firstName} ${body.lastName}` }));
        return saved;
      }}
      onBack={() => form.toPaper(id)}
    >
      <UserFields options={options} known={user.offices} isSelf={id === me} />
    </FormScreen>
  );
}

/** What both have in common: the schema, the words, and where to go. */
function useUserForm(offices: readonly { id: string; code: string }[]) {
  const navigate = useNavigate();
  const toPaper = (id: string) => void navigate({ href: `/settings/users/paper/${id}` });
  return {
    form: 'user',
    schema: userInput,
    ...useUserWords(offices),
    toPaper,
    toExplorer: () => void navigate({ href: '/settings/users' }),
    onSaved: ({ id }: { id: string }) =>
      void refresh('/settings/users', '/activity/').then(() => toPaper(id)),
  };
}

function blank({ offices, canGiveAll }: Options): z.input<typeof userInput> {
  const [only, ...others] = offices;
  return {
    email: '',
    firstName: '',
    lastName: '',
    phone: '',
    language: currentLanguage(),
    officeIds: only !== undefined && others.length === 0 ? [only.id] : [],
    defaultOfficeId: null,
    roles: [],
    rights: canGiveAll ? { all: true } : { all: false, list: [] },
  };
}

function valuesOf(user: UserPaper): z.input<typeof userInput> {
  const { email, firstName, lastName, phone, language, roles, rights, offices } = user;
  return {
    email,
    firstName,
    lastName,
    phone,
    language,
    roles,
    rights,
    officeIds: offices.map((office) => office.id),
    defaultOfficeId: offices.find((office) => office.isDefault)?.id ?? null,
  };
}
