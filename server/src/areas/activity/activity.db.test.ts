import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import { bindActivity } from './activity.routes.ts';

const hidden = new Set<string>();
const app = await testApp([
  bindActivity(async (_, entity, id) => await Promise.resolve(!hidden.has(`${entity} ${id}`))),
]);
let office = { id: '' };
let other = { id: '' };
let admin: TestUser;
let seller: TestUser;

type Scope = 'orders' | 'settings' | 'security';

async function happened(user: TestUser, where: { id: string }, scope: Scope, label: string) {
  const context = {
    now: app.clock.now,
    user: { id: user.id },
    office: { id: where.id },
    requestId: 'test',
    ip: '127.0.0.1',
  } as unknown as OfficeContext;
  await app.services.db.transaction().execute((tx) =>
    recordActivity(tx, context, {
      scope,
      action: 'edited',
      entity: 'office',
      entityId: where.id,
      entityVersion: 2,
      label,
      changes: [{ field: 'name', before: 'Old', after: 'New' }],
      reason: 'because',
    }),
  );
}

beforeAll(async () => {
  office = await app.insertOffice();
  other = await app.insertOffice();
  admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });
  seller = await app.insertUser({ roles: ['Sale'], offices: [office.id] });
  await happened(admin, office, 'settings', 'Hialeah');
  await happened(seller, office, 'orders', 'MT-HIA-1');
  await happened(admin, other, 'security', 'Peña');
});

async function labels(scope: string, user: TestUser, query: Record<string, string> = {}): Promise<string[]> {
  const { body } = await app.call<{ rows: ActivityRow[] }>('GET', `/api/activity/${scope}`, {
    token: user.token,
    office: office.id,
    query,
  });
  return body.rows.map(({ label }) => label).toSorted();
}

describe('the activity log', () => {
  test('shows each scope what belongs to it', async () => {
    expect(await labels('me', seller)).toEqual(['MT-HIA-1']);
    expect(await labels('office', admin)).toEqual(['Hialeah', 'MT-HIA-1']);
    expect(await labels('all', admin)).toEqual(['Hialeah', 'MT-HIA-1', 'Peña']);
    expect(await labels('settings', admin)).toEqual(['Hialeah']);
    expect(await labels('security', admin)).toEqual(['Peña']);
  });

  test('shows an office what was done there, of whatever kind, and the corporation all of it', async () => {
    await happened(admin, other, 'settings', 'Kendall');
    const manager = await app.insertUser({ roles: ['Admin'], offices: [office.id] });
    expect(await labels('settings', manager)).toEqual(['Hialeah']);
    expect(await labels('orders', manager)).toEqual(['MT-HIA-1']);
    expect(await labels('settings', admin)).toEqual(['Hialeah', 'Kendall']);
  });

  test('keeps a seller out of what is not theirs', async () => {
    const answer = await app.call('GET', '/api/activity/all', { token: seller.token, office: office.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  });

  test('is found without accents', async () => {
    expect(await labels('all', admin, { q: 'pena' })).toEqual(['Peña']);
  });

  test('gives the history of an entity to whoever may open its paper', async () => {
    const path = `/api/activity/entity/office/${office.id}`;
    const mine = await app.call<{ rows: ActivityRow[] }>('GET', path, {
      token: admin.token,
      office: office.id,
    });
    expect(mine.body.rows[0]).toMatchObject({ label: 'MT-HIA-1', reason: 'because', version: 2 });
    expect((await app.call('GET', path, { token: seller.token, office: office.id })).status).toBe(404);
    hidden.add(`office ${office.id}`);
    expect((await app.call('GET', path, { token: admin.token, office: office.id })).status).toBe(404);
    hidden.clear();
  });

  test.each(['update activity set label = $1', 'delete from activity where label <> $1'])(
    'is append-only for everybody, also for the owner of the tables: %s',
    async (statement) => {
      const { sql } = await import('kysely');
      const text = statement.replace('$1', "'x'");
      await expect(sql.raw(text).execute(app.database.owner)).rejects.toThrow('append-only');
      await expect(sql.raw(text).execute(app.services.db)).rejects.toThrow(/permission denied|append-only/);
    },
  );
});
