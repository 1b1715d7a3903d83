import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import type { CallOptions } from '#server/platform/http/test-app.ts';
import { formOf, path, refused, usersTestApp } from './users-test-app.ts';

const { test, head, mine, other, corporate, asCorporate, asAdmin, form, read } = await usersTestApp();

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
