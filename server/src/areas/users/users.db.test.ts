import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import { formOf, path, refused, usersTestApp } from './users-test-app.ts';

const { test, mine, officeAdmin, asCorporate, asAdmin, form, create } = await usersTestApp();

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
