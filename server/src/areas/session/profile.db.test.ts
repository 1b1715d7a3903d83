import { describe, expect, it } from 'vitest';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { otherPassword, password, sessionTestApp } from './session-test-app.ts';

const test = await sessionTestApp();

const edit = {
  firstName: '  Ana   María ',
  lastName: 'Li',
  phone: '+1 305 555 0100',
  language: 'es',
  preferences: {
    scheme: 'dark',
    density: 'compact',
    hotkeys: { search: 'mod+k' },
    printing: { papers: { 'activation-letter': 'Letter' }, printers: { Ticket80: 'Caja 1' } },
  },
} as const;

describe('my profile', () => {
  it('can be changed in what is mine, and shows it afterwards, also at the next login', async () => {
    const ana = await test.person({ first_name: 'Ana', last_name: 'Li' });
    const before = await test.call<Profile>('GET', '/api/profile', { token: ana.token });
    expect(before.body).toMatchObject({
      version: 1,
      firstName: 'Ana',
      twoFactor: 'None',
      isTwoFactorForced: false,
    });
    const put = await test.call('PUT', '/api/profile', { token: ana.token, version: 1, body: edit });
    expect(put).toMatchObject({ status: 200, body: { id: ana.id, version: 2 } });
    const { body } = await test.call<Profile>('GET', '/api/profile', { token: ana.token });
    expect(body).toEqual({ ...before.body, ...edit, firstName: 'Ana María', version: 2 });
    expect((await test.enter(ana.email)).body.user).toMatchObject({
      name: 'Ana María Li',
      language: 'es',
      preferences: edit.preferences,
    });
  });

  it('is written down with what was before and after', async () => {
    const ana = await test.person({ first_name: 'Ana', last_name: 'Li' });
    await test.call('PUT', '/api/profile', { token: ana.token, version: 1, body: edit });
    const line = await test.database.owner
      .selectFrom('activity')
      .selectAll()
      .where('label', '=', ana.email)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ scope: 'settings', action: 'edited', entity_version: 2, user_id: ana.id });
    expect(line.changes).toContainEqual({ field: 'firstName', before: 'Ana', after: 'Ana María' });
    expect(line.changes).not.toContainEqual(expect.objectContaining({ field: 'lastName' }));
  });

  it('is refused when it is old, with what changed', async () => {
    const ana = await test.person();
    await test.call('PUT', '/api/profile', { token: ana.token, version: 1, body: edit });
    const stale = await test.call('PUT', '/api/profile', { token: ana.token, version: 1, body: edit });
    expect(stale).toMatchObject({ status: 412, body: { code: 'version-old', details: { version: 2 } } });
    const blind = await test.call('PUT', '/api/profile', { token: ana.token, body: edit });
    expect(blind).toMatchObject({ status: 428 });
  });

  it.each([
    { ...edit, roles: ['CorporationAdmin'] },
    { ...edit, email: 'other@giro.test' },
    { ...edit, firstName: ' ' },
    { ...edit, language: 'fr' },
    { ...edit, preferences: { ...edit.preferences, scheme: 'neon' } },
    { ...edit, preferences: { ...edit.preferences, printing: { papers: { 'activation-letter': 'A4' } } } },
  ])('takes nothing else: %#', async (body) => {
    const ana = await test.person();
    const answer = await test.call('PUT', '/api/profile', { token: ana.token, version: 1, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  it('falls back to the built-in look when stored preferences fit no more', async () => {
    const ana = await test.person({ preferences: JSON.stringify({ scheme: 'neon', density: 7 }) });
    const { body } = await test.call<Profile>('GET', '/api/profile', { token: ana.token });
    expect(body.preferences).toMatchObject({ scheme: 'light', density: 'normal' });
  });
});

describe('my password', () => {
  const change = (token: string, body: unknown) => test.post('/api/profile/password', body, token);

  it('is changed with the current one; this session stays, the others end', async () => {
    const ana = await test.person();
    const elsewhere = await test.logIn(ana.id);
    expect(await change(ana.token, { currentPassword: password, password: otherPassword })).toMatchObject({
      status: 204,
    });
    expect(await test.call('GET', '/api/profile', { token: ana.token })).toMatchObject({ status: 200 });
    expect(await test.call('GET', '/api/profile', { token: elsewhere })).toMatchObject({ status: 401 });
    expect(await test.enter(ana.email, password)).toMatchObject({ status: 422 });
    expect(await test.enter(ana.email, otherPassword)).toMatchObject({ status: 200 });
    expect((await test.mailsTo(ana.email)).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it.each([
    [
      { currentPassword: 'not mine at all', password: otherPassword },
      'currentPassword',
      'password-not-right',
    ],
    [{ currentPassword: password, password }, 'password', 'same-password'],
    [{ currentPassword: password, password: 'short' }, 'password', 'password-too-short'],
    [{ currentPassword: password, password: 'qwertyuiop12' }, 'password', 'password-too-common'],
  ])('is refused at its field: %#', async (body, path, code) => {
    const ana = await test.person();
    const answer = await change(ana.token, body);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'field-refused', details: { fields: [{ path, code }] } },
    });
    expect(await test.enter(ana.email)).toMatchObject({ status: 200 });
  });

  it('cannot be tried out from an open session', async () => {
    const ana = await test.person();
    const body = { currentPassword: 'not mine at all', password: otherPassword };
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await change(ana.token, body)).toMatchObject({ status: 422 });
    }
    const right = { currentPassword: password, password: otherPassword };
    expect(await change(ana.token, right)).toMatchObject({ status: 429, body: { code: 'account-locked' } });
    expect((await test.securityOf(ana.email)).slice(-2)).toEqual(['password-refused', 'locked']);
  });

  it('leaves no trace in the request keys', async () => {
    const ana = await test.person();
    await change(ana.token, { currentPassword: password, password: otherPassword });
    const keys = await test.database.owner.selectFrom('idempotency_keys').selectAll().execute();
    expect(keys.filter(({ user_id }) => user_id === ana.id)).toEqual([]);
  });
});

describe('my sessions', () => {
  type Row = { id: string; isCurrent: boolean; ip: string; userAgent: string };
  const list = async (token: string) =>
    (await test.call<Row[]>('GET', '/api/profile/sessions', { token })).body;

  it('are listed while they live, with the one in use marked', async () => {
    const ana = await test.person();
    const other = await test.logIn(ana.id);
    await test.person();
    expect(await list(ana.token)).toHaveLength(2);
    expect((await list(other)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    test.clock.advance(61);
    const { body } = await test.enter(ana.email);
    expect(await list(body.token)).toMatchObject([{ isCurrent: true, ip: '127.0.0.1' }]);
  });

  it('can be ended one by one, at once', async () => {
    const ana = await test.person();
    const other = await test.logIn(ana.id);
    const target = (await list(ana.token)).find(({ isCurrent }) => !isCurrent);
    const end = () => test.call('DELETE', `/api/profile/sessions/${target?.id}`, { token: ana.token });
    expect(await end()).toMatchObject({ status: 204 });
    expect(await end()).toMatchObject({ status: 404 });
    expect(await test.call('GET', '/api/profile', { token: other })).toMatchObject({ status: 401 });
    expect(await test.securityOf(ana.email)).toEqual(['session-ended']);
  });

  it('of others cannot be ended', async () => {
    const ana = await test.person();
    const luis = await test.person();
    const [session] = await list(luis.token);
    const answer = await test.call('DELETE', `/api/profile/sessions/${session?.id}`, { token: ana.token });
    expect(answer).toMatchObject({ status: 404 });
    expect(await test.call('GET', '/api/profile', { token: luis.token })).toMatchObject({ status: 200 });
  });

  it('can all be ended but this one, and the browsers are told', async () => {
    const ana = await test.person();
    const others = [await test.logIn(ana.id), await test.logIn(ana.id)];
    expect(await test.call('DELETE', '/api/profile/sessions', { token: ana.token, body: {} })).toMatchObject({
      status: 204,
    });
    for (const token of others) {
      expect(await test.call('GET', '/api/profile', { token })).toMatchObject({ status: 401 });
    }
    expect(await list(ana.token)).toHaveLength(1);
    const events = await test.database.owner
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'sessions')
      .execute();
    expect(events.filter(({ payload }) => JSON.stringify(payload).includes(`"${ana.id}"`))).toHaveLength(2);
  });
});
