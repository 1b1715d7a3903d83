import { expect, it } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { officeTypes } from '#domain/access/office-type.ts';
import { isPassword } from '#server/platform/auth/password-hash.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindOffices } from '../areas/offices/offices.routes.ts';
import { bindUsers } from '../areas/users/users.routes.ts';
import { demoLogins, demoPassword } from './demo-people.ts';
import { loadDemo } from './load-demo.queries.ts';

const test = await testApp([bindUsers, bindOffices]);
const twin = await testApp([]);
await loadDemo(test.services);
await loadDemo(twin.services);
const { app: db } = test.database;

it('has a login for every role, active in its office with the password of the README', async () => {
  expect(new Set(demoLogins.map((login) => login.role))).toEqual(new Set(roles));
  expect(demoLogins[0]).toEqual({ email: 'admin@giro.test', role: 'CorporationAdmin', office: 'GHO' });
  for (const login of demoLogins) {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', login.email)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ status: 'Active', roles: [login.role] });
    const office = await db
      .selectFrom('user_offices as uo')
      .innerJoin('offices as o', 'o.id', 'uo.office_id')
      .select('o.code')
      .where('uo.user_id', '=', user.id)
      .where('uo.default_for_login', '=', true)
      .executeTakeFirstOrThrow();
    expect(office.code).toBe(login.office);
  }
  const hashes = await db
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('status', '=', 'Active')
    .execute();
  expect(hashes).toHaveLength(1);
  expect(await isPassword(hashes[0]?.password_hash, demoPassword)).toBe(true);
});

it('has the offices that the business needs', async () => {
  const offices = await db.selectFrom('offices').select(['office_type', 'is_head_office']).execute();
  const count = (type: string) => offices.filter((office) => office.office_type === type).length;
  expect(officeTypes.map((type) => [type, count(type)])).toEqual([
    ['None', 0],
    ['Provider', 4],
    ['Regular', 4],
    ['External', 2],
  ]);
  expect(offices.filter((office) => office.is_head_office)).toEqual([
    { office_type: 'Regular', is_head_office: true },
  ]);
});

it('is the same every time', async () => {
  for (const table of [
    'offices',
    'users',
    'office_links',
    'user_offices',
    'notices',
    'saved_views',
    'activity',
  ] as const) {
    const left = await db.selectFrom(table).selectAll().execute();
    const right = await twin.database.app.selectFrom(table).selectAll().execute();
    const plain = (rows: readonly object[]) =>
      rows.map((row) => ({ ...row, bank_account: 0, password_hash: 0 }));
    expect(plain(left)).toEqual(plain(right));
  }
});

it('sends nobody a mail and loads only once', async () => {
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  await expect(loadDemo(test.services)).rejects.toThrow();
});

it('fills explorers over more than a page', async () => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@giro.test')
    .executeTakeFirstOrThrow();
  const head = await db
    .selectFrom('offices')
    .select('id')
    .where('code', '=', 'GHO')
    .executeTakeFirstOrThrow();
  const as = { token: await test.logIn(admin.id), office: head.id };
  const users = await test.call<{ rows: unknown[]; next: string }>('GET', '/api/settings/users', as);
  expect(users).toMatchObject({ status: 200, body: { next: expect.any(String) } });
  const offices = await test.call<{ rows: { id: string }[] }>('GET', '/api/settings/offices', as);
  expect(offices.body.rows).toHaveLength(10);
  for (const { id } of offices.body.rows) {
    expect(await test.call('GET', `/api/settings/offices/${id}`, as)).toMatchObject({ status: 200 });
  }
});
