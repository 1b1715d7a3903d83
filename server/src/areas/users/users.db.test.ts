import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { CallOptions } from '#server/platform/http/test-app.ts';
import { bindUsers } from './users.routes.ts';

const test = await testApp([bindUsers]);
const path = '/api/settings/users';
const head = await test.insertOffice({ is_head_office: true });
const mine = await test.insertOffice();
const other = await test.insertOffice({ office_type: 'External' });
const corporate = await test.insertUser({ roles: ['CorporationAdmin'], offices: [head.id] });
const officeAdmin = await test.insertUser({ roles: ['Admin'], offices: [mine.id] });

const asCorporate = { token: corporate.token, office: head.id };
const asAdmin = { token: officeAdmin.token, office: mine.id };

function form(values: Record<string, unknown> = {}) {
  return {
    email: `new${Math.random().toString(36).slice(2)}@giro.test`,
    firstName: 'Yaíma',
    lastName: 'Peña',
    phone: '(305) 555-0134',
    roles: ['Sale'],
    rights: { all: true },
    language: 'es',
    officeIds: [mine.id],
    defaultOfficeId: null,
    ...values,
  };
}

function formOf(user: UserPaper) {
  const { email, firstName, lastName, phone, roles, rights, language, offices } = user;
  const officeIds = offices.map((office) => office.id);
  return { email, firstName, lastName, phone, roles, rights, language, officeIds };
}

async function create(as: CallOptions, values: Record<string, unknown> = {}): Promise<UserPaper> {
  const { status, body } = await test.call<Created>('POST', path, { ...as, body: form(values) });
  expect(status).toBe(200);
  return await read(as, body.id);
}

async function read(as: CallOptions, id: string): Promise<UserPaper> {
  return (await test.call<UserPaper>('GET', `${path}/${id}`, as)).body;
}

function refused(field: string, code: string) {
  return { status: 422, body: { details: { fields: [{ path: field, code }] } } };
}

it('creates a user, invites by mail and logs both', async () => {
  const user = await create(asAdmin, { officeIds: [mine.id] });
  expect(user).toMatchObject({
    status: 'Invited',
    phone: '3055550134',
    rights: { all: true },
    offices: [{ code: mine.code, isDefault: true }],
    security: { hasPassword: false, invitationExpiresAt: expect.any(String) },
  });
  const mails = await test.database.owner
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', user.email)
    .execute();
  expect(mails).toHaveLength(1);
  const log = await test.database.owner
    .selectFrom('activity')
    .select(['action', 'user_id'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', user.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'created', user_id: officeAdmin.id },
    { action: 'invited', user_id: officeAdmin.id },
  ]);
});

it('gives the first answer again for the same key and makes one user', async () => {
  const body = form();
  const first = await test.call<Created>('POST', path, { ...asAdmin, body, key: 'same-key-1' });
  const again = await test.call<Created>('POST', path, { ...asAdmin, body, key: 'same-key-1' });
  expect(again.body).toEqual(first.body);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

it('refuses a taken address at its field, whatever its case', async () => {
  const user = await create(asAdmin);
  const body = form({ email: user.email.toUpperCase() });
  expect(await test.call('POST', path, { ...asAdmin, body })).toMatchObject(refused('email', 'email-taken'));
});

it.each([
  ['rights as a bare list', { rights: ['SettingsUsers'] }, 'rights'],
  ['an empty list of rights', { rights: { all: false, list: [] } }, 'rights.list'],
  ['both choices at once', { rights: { all: true, list: ['SettingsUsers'] } }, 'rights.list'],
  ['no office', { officeIds: [] }, 'officeIds'],
  ['a default office that is not among the offices', { defaultOfficeId: '999' }, 'defaultOfficeId'],
  ['an address that is none', { email: 'nobody' }, 'email'],
  ['a role that does not exist', { roles: ['God'] }, 'roles.0'],
  ['a field nobody knows', { isAdmin: true }, 'isAdmin'],
])('refuses %s with 400', async (_, values, field) => {
  const answer = await test.call('POST', path, { ...asAdmin, body: form(values) });
  expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path: field }] } } });
});

it('keeps the chosen rights in the order of the menu, once each', async () => {
  const list = ['SettingsUsers', 'Claims', 'SettingsUsers'];
  const user = await create(asCorporate, { rights: { all: false, list } });
  expect(user.rights).toEqual({ all: false, list: ['Claims', 'SettingsUsers'] });
});

it('lets nobody without the role or the right in, and says so without ending the session', async () => {
  const seller = await test.insertUser({ roles: ['Sale'], offices: [mine.id] });
  const noRight = await test.insertUser({ roles: ['Admin'], role_menus: ['Claims'], offices: [mine.id] });
  expect(await test.call('GET', path, { token: seller.token, office: mine.id })).toMatchObject({
    status: 409,
    body: { code: 'not-your-role' },
  });
  expect(await test.call('GET', path, { token: noRight.token, office: mine.id })).toMatchObject({
    status: 409,
    body: { code: 'menu-right-missing' },
  });
});

it('shows an office admin only the people of their offices', async () => {
  const stranger = await test.insertUser({ roles: ['Sale'], offices: [other.id] });
  const colleague = await test.insertUser({ roles: ['Sale'], offices: [other.id, mine.id] });
  const query = { limit: '200' };
  const { body } = await test.call<{ rows: UserRow[] }>('GET', path, { ...asAdmin, query });
  const ids = body.rows.map((row) => row.id);
  expect(ids).toContain(colleague.id);
  expect(ids).not.toContain(stranger.id);
  expect(await test.call('GET', `${path}/${stranger.id}`, asAdmin)).toMatchObject({ status: 404 });
  const body2 = { reason: 'left' };
  expect(
    await test.call('POST', `${path}/${stranger.id}/block`, { ...asAdmin, version: 1, body: body2 }),
  ).toMatchObject({ status: 404 });
});

it('lets an office admin give neither corporation roles nor offices of others nor rights they lack', async () => {
  const limited = await test.insertUser({
    roles: ['Admin'],
    role_menus: ['SettingsUsers', 'Claims'],
    offices: [mine.id],
  });
  const asLimited = { token: limited.token, office: mine.id };
  const give = (as: CallOptions, values: Record<string, unknown>) =>
    test.call('POST', path, { ...as, body: form(values) });
  expect(await give(asAdmin, { roles: ['CorporationClaim'] })).toMatchObject(
    refused('roles', 'role-not-yours-to-give'),
  );
  expect(await give(asAdmin, { officeIds: [mine.id, other.id] })).toMatchObject(
    refused('officeIds', 'office-not-yours-to-give'),
  );
  expect(await give(asLimited, {})).toMatchObject(refused('rights', 'right-not-yours-to-give'));
  const analytic = { rights: { all: false, list: ['Analytic'] } };
  expect(await give(asLimited, analytic)).toMatchObject(refused('rights', 'right-not-yours-to-give'));
  expect(await give(asLimited, { rights: { all: false, list: ['Claims'] } })).toMatchObject({ status: 200 });
});

it('keeps accounts of the corporation and of other offices out of an office admin’s hands', async () => {
  const claims = await test.insertUser({ roles: ['CorporationClaim'], offices: [mine.id] });
  const shared = await test.insertUser({ roles: ['Sale'], offices: [mine.id, other.id] });
  for (const [user, code] of [
    [claims, 'not-your-role'],
    [shared, 'user-of-other-offices'],
  ] as const) {
    const paper = await read(asAdmin, user.id);
    const body = { ...formOf(paper), email: 'taken-over@giro.test' };
    expect(await test.call('PUT', `${path}/${user.id}`, { ...asAdmin, version: 1, body })).toMatchObject({
      status: 409,
      body: { code },
    });
    expect(paper.actions.find(({ action }) => action === 'Edit')).toMatchObject({ allowed: false });
    const act = { ...asAdmin, version: 1, body: { reason: 'no' } };
    expect(await test.call('POST', `${path}/${user.id}/reset-two-factor`, act)).toMatchObject({
      status: 409,
    });
  }
});

it('lets nobody change their own roles or rights, nor block themselves', async () => {
  const paper = await read(asCorporate, corporate.id);
  const edit = (values: Record<string, unknown>) =>
    test.call('PUT', `${path}/${corporate.id}`, {
      ...asCorporate,
      version: paper.version,
      body: { ...formOf(paper), ...values },
    });
  expect(await edit({ roles: ['CorporationAdmin', 'Sale'] })).toMatchObject(refused('roles', 'not-yourself'));
  expect(await edit({ rights: { all: false, list: ['SettingsUsers'] } })).toMatchObject(
    refused('rights', 'not-yourself'),
  );
  const block = { ...asCorporate, version: paper.version, body: { reason: 'oops' } };
  expect(await test.call('POST', `${path}/${corporate.id}/block`, block)).toMatchObject({
    status: 409,
    body: { code: 'not-yourself' },
  });
});

it('answers an old version with what others changed, field by field', async () => {
  const user = await create(asCorporate);
  const edit = (version: number, values: Record<string, unknown>) =>
    test.call('PUT', `${path}/${user.id}`, { ...asCorporate, version, body: { ...formOf(user), ...values } });
  expect(await edit(1, { lastName: 'Pérez' })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await edit(1, { firstName: 'Ana' })).toMatchObject({
    status: 412,
    body: {
      code: 'version-old',
      details: { version: 2, changes: [{ field: 'lastName', before: 'Peña', after: 'Pérez' }] },
    },
  });
  expect(await edit(2, { firstName: 'Ana' })).toMatchObject({ status: 200, body: { version: 3 } });
});

it('lets exactly one of two simultaneous edits of a version through', async () => {
  const user = await create(asCorporate);
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((firstName) =>
      test.call('PUT', `${path}/${user.id}`, {
        ...asCorporate,
        version: 1,
        body: { ...formOf(user), firstName },
      }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 412)).toHaveLength(3);
});

it('ends the sessions and links of a blocked user; unblocking leads back to where they were', async () => {
  const user = await test.insertUser({ roles: ['Admin'], offices: [mine.id], password_hash: 'x' });
  const theirs = { token: user.token, office: mine.id };
  expect(await test.call('GET', path, theirs)).toMatchObject({ status: 200 });
  const act = (name: string, version: number) =>
    test.call('POST', `${path}/${user.id}/${name}`, { ...asAdmin, version, body: { reason: 'on leave' } });
  expect(await act('block', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await test.call('GET', path, theirs)).toMatchObject({ status: 401 });
  expect(await act('block', 2)).toMatchObject({ status: 409, body: { code: 'not-in-this-status' } });
  expect(await act('unblock', 2)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await test.call('GET', path, theirs)).toMatchObject({ status: 401 });
  expect((await read(asAdmin, user.id)).status).toBe('Active');
  const reasons = await test.database.owner
    .selectFrom('activity')
    .select(['action', 'reason', 'scope'])
    .where('entity_id', '=', user.id)
    .where('entity', '=', 'user')
    .orderBy('id')
    .execute();
  expect(reasons).toEqual([
    { action: 'blocked', reason: 'on leave', scope: 'security' },
    { action: 'unblocked', reason: 'on leave', scope: 'security' },
  ]);
});

it('asks for a reason, a version and a key', async () => {
  const user = await create(asAdmin);
  const block = `${path}/${user.id}/block`;
  expect(await test.call('POST', block, { ...asAdmin, version: 1, body: { reason: '  ' } })).toMatchObject({
    status: 400,
  });
  expect(await test.call('POST', block, { ...asAdmin, body: { reason: 'x' } })).toMatchObject({
    status: 428,
  });
  const noKey = { ...asAdmin, version: 1, body: { reason: 'x' }, key: '' };
  expect(await test.call('POST', block, noKey)).toMatchObject({ status: 428 });
});

it('takes the second factor away with its secret and recovery codes', async () => {
  const user = await test.insertUser({
    roles: ['Sale'],
    offices: [mine.id],
    two_factor: 'Totp',
    totp_secret: Buffer.from('s'),
  });
  await test.database.owner
    .insertInto('recovery_codes')
    .values({ user_id: user.id, code_hash: 'h', used_at: null })
    .execute();
  expect((await read(asAdmin, user.id)).security).toMatchObject({
    twoFactor: 'Totp',
    recoveryCodesLeft: 1,
    sessions: 1,
  });
  const act = { ...asAdmin, version: 1, body: { reason: 'lost the phone' } };
  expect(await test.call('POST', `${path}/${user.id}/reset-two-factor`, act)).toMatchObject({ status: 200 });
  expect((await read(asAdmin, user.id)).security).toMatchObject({
    twoFactor: 'None',
    recoveryCodesLeft: 0,
    sessions: 0,
  });
});

it('sends the invitation to the new address when it changes before the activation; the old link is void', async () => {
  const user = await create(asAdmin);
  const email = `moved-${user.email}`;
  await test.call('PUT', `${path}/${user.id}`, { ...asAdmin, version: 1, body: { ...formOf(user), email } });
  const { owner } = test.database;
  const mails = await owner
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'like', `%${user.email}`)
    .execute();
  expect(mails.map((mail) => mail.recipient).toSorted()).toEqual([email, user.email].toSorted());
  const open = await owner
    .selectFrom('user_tokens')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
});

it('keeps the last active corporation admin, also when two block each other at once', async () => {
  const { owner } = test.database;
  const partner = await test.insertUser({ roles: ['CorporationAdmin'], offices: [head.id] });
  const asPartner = { token: partner.token, office: head.id };
  const block = (as: CallOptions, id: string) =>
    test.call('POST', `${path}/${id}/block`, { ...as, version: 1, body: { reason: 'quarrel' } });
  // Both get as far as they can before the first one may write its line of the log.
  const answers = await owner.transaction().execute(async (tx) => {
    await sql`lock table activity in share row exclusive mode`.execute(tx);
    const calls = Promise.all([block(asCorporate, partner.id), block(asPartner, corporate.id)]);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`.execute(owner);
      expect(rows).toHaveLength(2);
    }, 60_000);
    return { calls };
  });
  const done = await answers.calls;
  const active = await owner
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'Active')
    .where('id', 'in', [partner.id, corporate.id])
    .execute();
  expect(active).toHaveLength(1);
  expect(done.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

it('offers only what the caller may give', async () => {
  type Options = { offices: { code: string }[]; roles: string[]; canGiveAll: boolean };
  const { body } = await test.call<Options>('GET', `${path}/options`, asAdmin);
  expect(body.offices.map((office) => office.code)).toEqual([mine.code]);
  expect(body.roles).not.toContain('CorporationAdmin');
  expect(body.roles).toContain('Sale');
  expect(body.canGiveAll).toBe(true);
});

it('exports what the screen shows, names for values', async () => {
  const body = { format: 'csv', filter: ['email:contains:nobody-like-this'], columns: ['name', 'roles'] };
  const answer = await test.call('POST', `${path}/export`, { ...asAdmin, body });
  expect(answer.status).toBe(200);
  expect(
    answer.bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split('\r\n')[0],
  ).toContain('Name');
});
