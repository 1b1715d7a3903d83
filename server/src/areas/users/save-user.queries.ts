import type { Updateable } from 'kysely';
import type { UserInput } from '#domain/areas/users/user.schema.ts';
import { rightsChoiceOf, storedRights } from '#domain/areas/users/user.schema.ts';
import { userRefusal } from '#domain/areas/users/may-manage.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { inviteUser } from '#server/engine/people/invite-user.queries.ts';
import { voidLinks } from '#server/engine/people/issue-link.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { checkGiven } from './check-given.queries.ts';
import type { FoundUser } from './find-user.queries.ts';
import { findEditor, findUsers, readBack } from './find-user.queries.ts';
import { checkAdminRemains, isKeyAdmin } from './last-admin.queries.ts';
import { setOffices } from './user-offices.queries.ts';

/** A new user with an invitation on the way; they choose their own password. */
export async function createUser(context: OfficeContext, input: UserInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const saved = await insertUser(tx, context, input);
    await inviteUser(tx, context, saved.id);
    return saved;
  });
}

/** A new user without an invitation. */
export async function insertUser(tx: Tx, context: OfficeContext, input: UserInput): Promise<Created> {
  const editor = await findEditor(tx, context);
  await checkGiven(tx, { editor, input, user: undefined });
  const inserted = await tx
    .insertInto('users')
    .values({
      ...columnsOf(input),
      status: 'Invited',
      created_at: context.now,
      updated_at: context.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) throw fieldProblem('email', 'email-taken');
  const { id } = inserted;
  await setOffices(tx, id, input);
  const user = await readBack(tx, id);
  await recordActivity(tx, context, {
    scope: 'settings',
    action: 'created',
    entity: 'user',
    entityId: id,
    entityVersion: 1,
    label: nameOf(user),
    changes: diff({}, fieldsOf(user)),
  });
  await publish(tx, { topic: 'users', id, change: 'created' });
  return { id, version: 1 };
}

/** Everything on the form at once; an address changed before the activation gets the invitation. */
export async function editUser(context: OfficeContext, id: string, input: UserInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const user = await lockUser(tx, context, id);
    await checkVersion(tx, context, { entity: 'user', id, version: user.version });
    const editor = await findEditor(tx, context);
    const refusal = userRefusal(editor, user, 'Edit');
    if (refusal !== null) throw new Problem(refusal.code, refusal.params);
    await checkGiven(tx, { editor, input, user });
    await checkEmailFree(tx, user, input.email);
    await setOffices(tx, id, input);
    const saved = await saveUser(tx, context, {
      user,
      set: columnsOf(input),
      entry: { scope: 'settings', action: 'edited' },
    });
    if (user.email !== input.email) await voidAllLinks(tx, context, id);
    if (user.email !== input.email && user.status === 'Invited') await inviteUser(tx, context, id);
    return saved;
  });
}

export async function lockUser(tx: Tx, context: OfficeContext, id: string): Promise<FoundUser> {
  const [user] = await findUsers(tx, context, { ids: [id], isLocked: true });
  if (user === undefined) throw new Problem('not-found');
  return user;
}

interface Save {
  /** As it was, locked. */
  readonly user: FoundUser;
  readonly set: Updateable<Tables['users']>;
  readonly entry: {
    readonly scope: 'settings' | 'security';
    readonly action: string;
    readonly reason?: string;
  };
}

/** Writes a locked user as the next version, with what changed in the activity log. */
export async function saveUser(tx: Tx, context: OfficeContext, { user, set, entry }: Save): Promise<Created> {
  const version = user.version + 1;
  await tx
    .updateTable('users')
    .set({ ...set, version, updated_at: context.now })
    .where('id', '=', user.id)
    .execute();
  const saved = await readBack(tx, user.id);
  if (isKeyAdmin(user) && !isKeyAdmin(saved)) await checkAdminRemains(tx);
  await recordActivity(tx, context, {
    ...entry,
    entity: 'user',
    entityId: user.id,
    entityVersion: version,
    label: nameOf(saved),
    changes: diff(fieldsOf(user), fieldsOf(saved)),
  });
  await publish(tx, { topic: 'users', id: user.id, change: 'changed' });
  return { id: user.id, version };
}

async function checkEmailFree(tx: Tx, user: FoundUser, email: string): Promise<void> {
  if (email === user.email) return;
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', user.id)
    .executeTakeFirst();
  if (other !== undefined) throw fieldProblem('email', 'email-taken');
}

/** Links that went to an address the person no longer has must not open the account. */
export async function voidAllLinks(tx: Tx, { now }: OfficeContext, userId: string): Promise<void> {
  await voidLinks(tx, { userId, kind: 'activation', now });
  await voidLinks(tx, { userId, kind: 'reset', now });
}

function nameOf(user: Pick<FoundUser, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`;
}

function columnsOf(input: UserInput) {
  return {
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    roles: [...input.roles],
    role_menus: storedRights(input.rights),
    language: input.language,
  };
}

/** What the log compares: the names of the form, offices by their codes. */
function fieldsOf(user: FoundUser): Record<string, unknown> {
  return {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    status: user.status,
    roles: user.roles,
    rights: rightsChoiceOf(user.role_menus),
    language: user.language,
    twoFactor: user.two_factor,
    officeIds: user.offices.map((office) => office.code).toSorted(),
    defaultOfficeId: user.offices.find((office) => office.isDefault)?.code ?? null,
  };
}
