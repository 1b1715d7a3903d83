import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedView } from '#domain/areas/views/views.endpoints.ts';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { viewState } from '#domain/areas/views/view-state.schema.ts';
import { allExplorers } from '#domain/explorers.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import { bindViews } from './views.routes.ts';

const test = await testApp([bindViews(allExplorers)]);
const state: ViewState = viewState.parse({
  filter: ['status:in:Active'],
  sort: 'name',
  columns: ['name'],
  widths: { name: 200 },
});

let office = '';
let admin: TestUser;
let other: TestUser;
let seller: TestUser;

beforeAll(async () => {
  office = (await test.insertOffice()).id;
  const offices = [office];
  admin = await test.insertUser({
    first_name: 'Ana',
    last_name: 'Ruiz',
    roles: ['CorporationAdmin'],
    offices,
  });
  other = await test.insertUser({ roles: ['Admin'], offices });
  seller = await test.insertUser({ roles: ['Sale'], offices });
});

const path = '/api/views/users';
const as = (person: TestUser, more: object = {}) => ({ token: person.token, office, ...more });
const body = (name: string, more: object = {}) => ({ name, isShared: false, state, ...more });

async function save(person: TestUser, name: string, more: object = {}): Promise<string> {
  const answer = await test.call<Created>('POST', path, as(person, { body: body(name, more) }));
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function viewsOf(person: TestUser): Promise<SavedView[]> {
  const answer = await test.call<{ views: SavedView[] }>('GET', path, as(person));
  expect(answer.status).toBe(200);
  return answer.body.views;
}

const viewOf = async (person: TestUser, id: string) => (await viewsOf(person)).find((view) => view.id === id);

describe('a saved view', () => {
  it('brings back what was saved, to its owner only', async () => {
    const id = await save(admin, '  Only   active ');
    expect(await viewOf(admin, id)).toEqual({
      id,
      version: 1,
      name: 'Only active',
      isShared: false,
      isMine: true,
      canEdit: true,
      isDefault: false,
      owner: 'Ana Ruiz',
      state,
    });
    expect(await viewOf(other, id)).toBeUndefined();
  });

  it('is seen by everybody who may open the list when it is shared, and edited by its owner', async () => {
    const id = await save(admin, 'Shared', { isShared: true });
    expect(await viewOf(other, id)).toMatchObject({ isMine: false, canEdit: false, owner: 'Ana Ruiz' });
    const edit = as(other, { body: body('Mine now'), version: 1 });
    expect(await test.call('PUT', `${path}/${id}`, edit)).toMatchObject({
      status: 409,
      body: { code: 'not-your-role' },
    });
    expect(await test.call('DELETE', `${path}/${id}`, as(other, { version: 1 }))).toMatchObject({
      status: 409,
    });
  });

  it('of somebody else may be tidied by the corporation admin when it is shared, and is hidden when not', async () => {
    const shared = await save(other, 'Theirs', { isShared: true });
    const own = await save(other, 'Private');
    expect(await test.call('DELETE', `${path}/${shared}`, as(admin, { version: 1 }))).toMatchObject({
      status: 204,
    });
    expect(await test.call('DELETE', `${path}/${own}`, as(admin, { version: 1 }))).toMatchObject({
      status: 404,
    });
  });

  it('is changed on its latest version only, and the change is told', async () => {
    const id = await save(admin, 'To rename');
    const edit = (name: string, version: number) =>
      test.call('PUT', `${path}/${id}`, as(admin, { body: body(name, { isShared: true }), version }));
    expect(await edit('Renamed', 1)).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await edit('Late', 1)).toMatchObject({
      status: 412,
      body: {
        details: {
          version: 2,
          changes: expect.arrayContaining([{ field: 'name', before: 'To rename', after: 'Renamed' }]),
        },
      },
    });
    expect(await viewOf(other, id)).toMatchObject({ name: 'Renamed' });
  });

  it('has a name of its own among mine', async () => {
    await save(admin, 'Twice');
    const again = await test.call('POST', path, as(admin, { body: body('Twice') }));
    const refused = { status: 422, body: { details: { fields: [{ path: 'name', code: 'name-taken' }] } } };
    expect(again).toMatchObject(refused);
    const id = await save(admin, 'Third');
    expect(
      await test.call('PUT', `${path}/${id}`, as(admin, { body: body('Twice'), version: 1 })),
    ).toMatchObject(refused);
    expect(await save(other, 'Twice')).toMatch(/^\d+$/);
  });

  it('is saved once however often the same request comes', async () => {
    const once = as(admin, { body: body('Once'), key: 'the-same-key' });
    const first = await test.call<Created>('POST', path, once);
    const second = await test.call<Created>('POST', path, once);
    expect(second.body).toEqual(first.body);
  });
});

describe('the default view', () => {
  const choose = (person: TestUser, id: string | null) =>
    test.call('PUT', `${path}/default`, as(person, { body: { id } }));

  it('is one per person and list', async () => {
    const first = await save(admin, 'First', { isShared: true });
    const second = await save(admin, 'Second', { isShared: true });
    await choose(admin, first);
    expect(await choose(admin, second)).toMatchObject({ status: 204 });
    expect((await viewsOf(admin)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second]);
    expect((await viewsOf(other)).some(({ isDefault }) => isDefault)).toBe(false);
    await choose(admin, null);
    expect((await viewsOf(admin)).some(({ isDefault }) => isDefault)).toBe(false);
  });

  it('cannot be a view one does not see, or of another list', async () => {
    const id = await save(admin, 'Hidden');
    expect(await choose(other, id)).toMatchObject({ status: 404 });
    const elsewhere = await test.call('PUT', '/api/views/offices/default', as(admin, { body: { id } }));
    expect(elsewhere).toMatchObject({ status: 404 });
  });

  it('goes with its view', async () => {
    const id = await save(admin, 'Short-lived');
    await choose(admin, id);
    expect(await test.call('DELETE', `${path}/${id}`, as(admin, { version: 1 }))).toMatchObject({
      status: 204,
    });
    expect((await viewsOf(admin)).some(({ isDefault }) => isDefault)).toBe(false);
  });
});

describe('views of a list', () => {
  it('are for those who may open it', async () => {
    expect(await test.call('GET', path, as(seller))).toMatchObject({
      status: 409,
      body: { code: 'not-your-role' },
    });
    expect(await test.call('POST', path, as(seller, { body: body('No') }))).toMatchObject({ status: 409 });
    expect(await test.call('GET', '/api/views/activity-me', as(seller))).toMatchObject({ status: 200 });
    expect(await test.call('GET', '/api/views/nothing', as(admin))).toMatchObject({ status: 404 });
  });

  it('refuse what is not a view', async () => {
    const wrong = body('Wrong', { state: { ...state, limit: 100_000, extra: 1 } });
    expect(await test.call('POST', path, as(admin, { body: wrong }))).toMatchObject({ status: 400 });
  });
});
