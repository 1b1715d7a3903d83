import { describe, expect, it } from 'vitest';
import { otherPassword, sessionTestApp } from './session-test-app.ts';

const test = await sessionTestApp();
const wrong = 'not the password';

function withoutRequestId({ status, body }: { status: number; body: unknown }) {
  return { status, body };
}

describe('email and password', () => {
  it('open a session that says who came in', async () => {
    const ana = await test.person({
      first_name: 'Ana',
      last_name: 'Li',
      roles: ['Sale'],
      role_menus: ['Claims'],
      language: 'es',
    });
    const { status, body } = await test.enter(ana.email);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          id: ana.id,
          token: body.token,
          roles: ['Sale'],
          roleMenus: ['Claims'],
          name: 'Ana Li',
          email: ana.email,
          language: 'es',
          preferences: {
            scheme: 'light',
            density: 'normal',
            hotkeys: {},
            printing: { papers: {}, printers: {} },
          },
        },
      },
    });
    expect(await test.call('GET', '/api/profile', { token: body.token })).toMatchObject({ status: 200 });
    expect(await test.securityOf(ana.email)).toEqual(['login']);
  });

  it('keep only the hash of the token, and neither token nor password in the log', async () => {
    const ana = await test.person();
    const { body } = await test.enter(ana.email);
    await test.enter(ana.email, wrong);
    const sessions = await test.database.owner.selectFrom('sessions').selectAll().execute();
    const lines = await test.database.owner.selectFrom('activity').selectAll().execute();
    const stored = JSON.stringify([sessions, lines]);
    expect(stored).toContain(ana.email);
    for (const secret of [body.token, wrong]) expect(stored).not.toContain(secret);
  });

  it('take the email in any case', async () => {
    const ana = await test.person();
    expect(await test.enter(` ${ana.email.toUpperCase()} `)).toMatchObject({ status: 200 });
  });

  it('end after an hour of rest, and after half a day in any case', async () => {
    const ana = await test.person();
    const { body } = await test.enter(ana.email);
    const profile = () => test.call('GET', '/api/profile', { token: body.token });
    for (let hour = 0; hour < 12; hour += 1) {
      test.clock.advance(59);
      expect(await profile()).toMatchObject({ status: 200 });
    }
    test.clock.advance(59);
    expect(await profile()).toMatchObject({ status: 401 });
    const { body: again } = await test.enter(ana.email);
    test.clock.advance(61);
    expect(await test.call('GET', '/api/profile', { token: again.token })).toMatchObject({ status: 401 });
  });

  it.each([
    {},
    { email: 'a@b.test' },
    { email: '', password: 'x' },
    { email: 'a@b.test', password: 'x', admin: true },
    [],
  ])('are refused in another form: %j', async (body) => {
    expect(await test.post('/api/login', body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });
});

describe('a refusal', () => {
  it('is the same for a wrong password, an unknown email and an account that is not active', async () => {
    const ana = await test.person();
    const blocked = await test.person({ status: 'Blocked' });
    const invited = await test.person({ status: 'Invited', password_hash: null });
    const expected = withoutRequestId(await test.enter(ana.email, wrong));
    expect(expected).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
    for (const answer of [
      await test.enter('nobody@giro.test', wrong),
      await test.enter(blocked.email),
      await test.enter(invited.email),
    ]) {
      expect(withoutRequestId(answer)).toEqual(expected);
    }
    for (const { email } of [ana, blocked, invited])
      expect(await test.securityOf(email)).toEqual(['login-failed']);
  });

  it.each(['known', 'unknown'])(
    'locks an account after eight, %s or not, for fifteen minutes',
    async (kind) => {
      const email = kind === 'known' ? (await test.person()).email : 'phantom@giro.test';
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        expect(await test.enter(email, wrong)).toMatchObject({
          status: 422,
          body: { code: 'wrong-password' },
        });
      }
      expect(await test.enter(email)).toMatchObject({
        status: 429,
        body: { code: 'account-locked', message: 'Too many wrong passwords. Please wait 15 minutes.' },
      });
      expect((await test.securityOf(email)).slice(-2)).toEqual(['login-failed', 'locked']);
      test.clock.advance(14);
      expect(await test.enter(email)).toMatchObject({ status: 429 });
      test.clock.advance(1);
      expect(await test.enter(email)).toMatchObject({ status: kind === 'known' ? 200 : 422 });
    },
  );

  it('is not passed by many attempts at once', async () => {
    const ana = await test.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.enter(ana.email, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
    test.clock.advance(16);
  });

  it('is forgotten after a login', async () => {
    const ana = await test.person();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt <= 7; attempt += 1) await test.enter(ana.email, wrong);
      expect(await test.enter(ana.email)).toMatchObject({ status: 200 });
    }
    test.clock.advance(16);
  });

  it('comes from an address fifty times, then the address waits', async () => {
    test.clock.advance(16);
    for (let attempt = 1; attempt <= 50; attempt += 1) {
      expect(await test.enter(`stuffing${attempt}@giro.test`, wrong)).toMatchObject({ status: 422 });
    }
    const ana = await test.person();
    expect(await test.enter(ana.email)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    test.clock.advance(16);
    expect(await test.enter(ana.email)).toMatchObject({ status: 200 });
  });
});

it('right passwords of a whole office do not make its address wait', async () => {
  const ana = await test.person();
  for (let count = 1; count <= 51; count += 1)
    expect(await test.enter(ana.email)).toMatchObject({ status: 200 });
});

it('a session opened with a password that has just been replaced does not exist', async () => {
  const ana = await test.person();
  const [login, change] = await Promise.all([
    test.enter(ana.email),
    test.post(
      '/api/profile/password',
      { currentPassword: 'zafra y molino viejo', password: otherPassword },
      ana.token,
    ),
  ]);
  expect(change).toMatchObject({ status: 204 });
  const { status } = await test.call('GET', '/api/profile', { token: login.body.token ?? 'x'.repeat(43) });
  expect([200, 422]).toContain(login.status);
  expect(status).toBe(401);
});

it('an empty JSON body ends the session', async () => {
  const ana = await test.person();
  expect(await test.call('POST', '/api/logout', { token: ana.token })).toMatchObject({ status: 204 });
  expect(await test.call('GET', '/api/profile', { token: ana.token })).toMatchObject({ status: 401 });
  expect(await test.securityOf(ana.email)).toEqual(['logout']);
});
