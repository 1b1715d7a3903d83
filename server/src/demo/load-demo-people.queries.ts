import { userInput } from '#domain/areas/users/user.schema.ts';
import { blockUser } from '#server/areas/users/act-on-user.queries.ts';
import { lockUser, insertUser } from '#server/areas/users/save-user.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { personContext, systemContext } from './demo-context.ts';
import type { DemoPerson } from './demo-people.ts';
import { demoPeople } from './demo-people.ts';
import { demoStaff } from './demo-staff.ts';
import type { DemoTime } from './demo-time.ts';
import type { DemoOffices } from './load-demo-offices.queries.ts';
import { demoOffice } from './load-demo-offices.queries.ts';

interface Loading {
  readonly offices: DemoOffices;
  readonly at: DemoTime;
  readonly passwordHash: string;
}

/** Everybody by login; a context of theirs stands for their calls. */
export interface DemoPeople {
  readonly offices: DemoOffices;
  contextOf(login: string, now: Date): OfficeContext;
}

/** The head admin comes with the system and enters everybody else as on the form. */
export async function loadDemoPeople(tx: Tx, services: Services, loading: Loading): Promise<DemoPeople> {
  const { offices, at } = loading;
  const ids = new Map<string, { id: string; person: DemoPerson }>();
  const contextOf = (login: string, now: Date): OfficeContext => {
    const found = ids.get(login);
    if (found === undefined) throw new Error(`No demo user ${login}`);
    const office = demoOffice(offices, found.person.offices[0]);
    return personContext(systemContext(services, now), { ...found, office });
  };
  for (const [index, person] of demoPeople.entries()) {
    const now = at(110 - index, '15:10');
    const id =
      index === 0
        ? await insertFirst(tx, services, { person, now, loading })
        : await enter(tx, contextOf('admin', now), { person, offices });
    ids.set(person.login, { id, person });
    await activate(tx, contextOf(person.login, at(109 - index, '13:25')), loading);
  }
  for (const [index, person] of demoStaff.entries()) {
    const id = await enter(tx, contextOf('admin', at(85 - index, '16:45')), { person, offices });
    ids.set(person.login, { id, person });
    if (person.status === 'Invited') continue;
    await activate(tx, contextOf(person.login, at(84 - index, '12:05')), loading);
    if (person.status === 'Blocked') await leave(tx, contextOf('admin', at(10, '21:30')), id);
  }
  return { offices, contextOf };
}

/** Nobody is there yet to enter the first one. */
async function insertFirst(
  tx: Tx,
  services: Services,
  { person, now, loading }: { person: DemoPerson; now: Date; loading: Loading },
): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email: `${person.login}@giro.test`,
      first_name: person.firstName,
      last_name: person.lastName,
      roles: [...person.roles],
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = person.offices.map((code, index) => ({
    user_id: id,
    office_id: demoOffice(loading.offices, code).id,
    default_for_login: index === 0,
  }));
  await tx.insertInto('user_offices').values(places).execute();
  const entry = {
    scope: 'settings',
    action: 'created',
    entity: 'user',
    entityId: id,
    entityVersion: 1,
  } as const;
  await recordActivity(tx, systemContext(services, now), {
    ...entry,
    label: `${person.firstName} ${person.lastName}`,
  });
  return id;
}

async function enter(
  tx: Tx,
  context: OfficeContext,
  { person, offices }: { person: DemoPerson; offices: DemoOffices },
): Promise<string> {
  const input = userInput.parse({
    email: `${person.login}@giro.test`,
    firstName: person.firstName,
    lastName: person.lastName,
    roles: [...person.roles],
    rights: person.rights === undefined ? { all: true } : { all: false, list: [...person.rights] },
    language: person.language ?? 'en',
    officeIds: person.offices.map((code) => demoOffice(offices, code).id),
  });
  return (await insertUser(tx, context, input)).id;
}

/** What opening the invitation does, with the password of the demo. */
async function activate(tx: Tx, context: OfficeContext, { passwordHash }: Loading): Promise<void> {
  const { user, now } = context;
  await tx
    .updateTable('users')
    .set({
      status: 'Active',
      password_hash: passwordHash,
      password_changed_at: now,
      version: 2,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute();
  await recordActivity(tx, context, {
    scope: 'security',
    action: 'activated',
    entity: 'user',
    entityId: user.id,
    entityVersion: 2,
    label: user.email,
    changes: [{ field: 'status', before: 'Invited', after: 'Active' }],
  });
}

async function leave(tx: Tx, context: OfficeContext, id: string): Promise<void> {
  const user = await lockUser(tx, context, id);
  await blockUser(tx, context, { user, reason: 'Left the company' });
}
