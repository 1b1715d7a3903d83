import { expect, test } from 'vitest';
import type { SearchGroup } from '#domain/areas/search/search.endpoints.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindSearch } from './search.routes.ts';

const app = await testApp([bindSearch]);
const office = await app.insertOffice({ name: 'Peñalver Travel', code: 'PEN' });
const other = await app.insertOffice();
const admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });
const officeAdmin = await app.insertUser({ roles: ['Admin'], offices: [office.id] });
const seller = await app.insertUser({ roles: ['Sale'], offices: [office.id] });
await app.insertUser({ first_name: 'Yaíma', last_name: 'Peñate', offices: [office.id] });
await app.insertUser({ first_name: 'Raúl', last_name: 'Peñalosa', offices: [other.id] });

async function find(token: string, q: string): Promise<Record<string, string[]>> {
  const answer = await app.call<{ groups: SearchGroup[] }>('GET', '/api/search', {
    token,
    office: office.id,
    query: { q },
  });
  expect(answer.status).toBe(200);
  return Object.fromEntries(
    answer.body.groups.map(({ kind, rows }) => [kind, rows.map(({ label }) => label)]),
  );
}

test('finds people and offices without accents', async () => {
  const found = await find(admin.token, 'pena');
  expect(found['user']?.toSorted()).toEqual(['Raúl Peñalosa', 'Yaíma Peñate']);
  expect(found['office']).toEqual(['Peñalver Travel']);
});

test('shows an office admin only the people and offices of their own', async () => {
  expect((await find(officeAdmin.token, 'pena'))['user']).toEqual(['Yaíma Peñate']);
  expect((await find(officeAdmin.token, 'test office'))['office']).toBeUndefined();
});

test('shows nothing to whoever may open neither', async () => {
  expect(await find(seller.token, 'pena')).toEqual({});
});

test('takes % and _ as what they are', async () => {
  expect(await find(admin.token, '%')).toEqual({});
});

test('finds customers by parts of their name, and shows their phone only where phones are shown', async () => {
  const at = { created_at: app.clock.now, updated_at: app.clock.now, birth_date: '1980-01-01' };
  await app.database.owner
    .insertInto('customers')
    .values({
      first_name: 'Zenaida',
      last_name: 'Peñarredonda',
      phone: '+13055550142',
      office_id: office.id,
      ...at,
    })
    .execute();
  expect((await find(seller.token, 'penarredonda zen'))['customer']).toEqual(['Zenaida Peñarredonda']);
  expect((await find(seller.token, 'Peñaredonda'))['customer']).toEqual(['Zenaida Peñarredonda']);
});
