import { describe, expect, it } from 'vitest';
import { password, sessionTestApp, statusesOf } from './session-test-app.ts';
import { personWithApp, phone } from './test-authenticator.ts';

const test = await sessionTestApp();

function wrongOf(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('the authenticator app', () => {
  it('is set up with the password and a first code, and gives ten recovery codes', async () => {
    const ana = await test.person();
    const refused = await test.post('/api/profile/totp', { password: 'not mine at all' }, ana.token);
    expect(refused).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'password', code: 'password-not-right' }] } },
    });

    const { body } = await test.post<{ secret: string; uri: string }>(
      '/api/profile/totp',
      { password },
      ana.token,
    );
    expect(body.uri).toContain(`secret=${body.secret}`);
    const right = await phone(test, body.secret);
    const miss = await test.post('/api/profile/totp/confirm', { code: wrongOf(right) }, ana.token);
    expect(miss).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    expect(await test.enter(ana.email)).toMatchObject({ body: { token: expect.any(String) } });

    const done = await test.post<{ recoveryCodes: string[] }>(
      '/api/profile/totp/confirm',
      { code: right },
      ana.token,
    );
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    const profile = await test.call('GET', '/api/profile', { token: ana.token });
    expect(profile.body).toMatchObject({ twoFactor: 'Totp', recoveryCodesLeft: 10 });
    expect(await test.securityOf(ana.email)).toEqual(['password-refused', 'login', 'totp-enabled']);
    expect((await test.mailsTo(ana.email)).map(({ kind }) => kind)).toEqual(['totp-enabled']);
  });

  it('keeps its seed encrypted and its recovery codes hashed', async () => {
    const ana = await personWithApp(test);
    const rows = await test.database.owner.selectFrom('users').selectAll().where('id', '=', ana.id).execute();
    const codes = await test.database.owner.selectFrom('recovery_codes').selectAll().execute();
    const stored = JSON.stringify([rows, codes]) + rows[0]?.totp_secret?.toString('latin1');
    for (const secret of [ana.secret, ...ana.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('forgets a set-up after fifteen minutes', async () => {
    const ana = await test.person();
    const { body } = await test.post<{ secret: string }>('/api/profile/totp', { password }, ana.token);
    test.clock.advance(15);
    const late = await test.post(
      '/api/profile/totp/confirm',
      { code: await phone(test, body.secret) },
      ana.token,
    );
    expect(late).toMatchObject({ status: 422, body: { code: 'enrolment-expired' } });
  });

  it('is asked for after the password, and its code opens the session', async () => {
    const ana = await personWithApp(test);
    const { body } = await test.enter(ana.email);
    expect(body).toEqual({ challenge: expect.any(String), method: 'Totp' });
    const entered = await test.post('/api/login/code', {
      challenge: body.challenge,
      code: await phone(test, ana.secret),
    });
    expect(entered).toMatchObject({ status: 200, body: { user: { id: ana.id } } });
  });

  it('has codes that work once, also in another login and at the same moment', async () => {
    const ana = await personWithApp(test);
    const challenges = await Promise.all([
      test.enter(ana.email),
      test.enter(ana.email),
      test.enter(ana.email),
    ]);
    const code = await phone(test, ana.secret);
    const answers = await Promise.all(
      challenges.map(({ body }) => test.post('/api/login/code', { challenge: body.challenge, code })),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
  });

  it('can be replaced by a recovery code, once', async () => {
    const ana = await personWithApp(test);
    const [code = ''] = ana.recoveryCodes;
    const first = await test.enter(ana.email);
    const used = await test.post('/api/login/code', {
      challenge: first.body.challenge,
      code: code.toLowerCase(),
    });
    expect(used).toMatchObject({ status: 200 });
    const second = await test.enter(ana.email);
    const again = await test.post('/api/login/code', { challenge: second.body.challenge, code });
    expect(again).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    const profile = await test.call('GET', '/api/profile', { token: ana.token });
    expect(profile.body).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await test.mailsTo(ana.email)).at(-1)).toMatchObject({
      kind: 'recovery-code-used',
      text: expect.stringContaining('left: 9'),
    });
  });

  it("does not take another person's recovery code", async () => {
    const ana = await personWithApp(test);
    const luis = await personWithApp(test);
    const { body } = await test.enter(ana.email);
    const answer = await test.post('/api/login/code', {
      challenge: body.challenge,
      code: luis.recoveryCodes[0],
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
  });

  it('is replaced by a new set-up only when that is confirmed', async () => {
    const ana = await personWithApp(test);
    const { body: next } = await test.post<{ secret: string }>('/api/profile/totp', { password }, ana.token);
    const { body } = await test.enter(ana.email);
    expect(
      await test.post('/api/login/code', { challenge: body.challenge, code: await phone(test, ana.secret) }),
    ).toMatchObject({ status: 200 });
    await test.post('/api/profile/totp/confirm', { code: await phone(test, next.secret) }, ana.token);
    test.clock.advance(1);
    const after = await test.enter(ana.email);
    const old = await test.post('/api/login/code', {
      challenge: after.body.challenge,
      code: ana.recoveryCodes[0],
    });
    expect(old).toMatchObject({ status: 422 });
    const fresh = await test.post('/api/login/code', {
      challenge: after.body.challenge,
      code: await phone(test, next.secret),
    });
    expect(fresh).toMatchObject({ status: 200 });
  });

  it('goes with the password, and not while everybody needs it', async () => {
    const ana = await personWithApp(test);
    const remove = (body: unknown) => test.call('DELETE', '/api/profile/totp', { token: ana.token, body });
    await test.forceSecondFactor(true);
    expect(await remove({ password })).toMatchObject({ status: 409, body: { code: 'two-factor-required' } });
    await test.forceSecondFactor(false);
    expect(await remove({ password: 'not mine at all' })).toMatchObject({ status: 422 });
    expect(await remove({ password })).toMatchObject({ status: 204 });
    expect(await test.enter(ana.email)).toMatchObject({ body: { token: expect.any(String) } });
    expect(await remove({ password })).toMatchObject({ status: 409, body: { code: 'not-in-this-status' } });
  });
});
