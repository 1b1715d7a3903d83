import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { otherPassword, password, sessionTestApp, statusesOf } from './session-test-app.ts';

const test = await sessionTestApp();

/** What the app on the phone shows now. */
async function phone(secret: string): Promise<string> {
  return await generate({ secret, epoch: test.clock.now.getTime() / 1000 });
}

function wrongOf(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

async function personWithApp() {
  const person = await test.person();
  const start = await test.post<{ secret: string; uri: string }>(
    '/api/profile/totp',
    { password },
    person.token,
  );
  const { secret } = start.body;
  const done = await test.post<{ recoveryCodes: string[] }>(
    '/api/profile/totp/confirm',
    { code: await phone(secret) },
    person.token,
  );
  test.clock.advance(1); // the code of the set-up is spent
  return { ...person, secret, recoveryCodes: done.body.recoveryCodes };
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
    const right = await phone(body.secret);
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
    const ana = await personWithApp();
    const rows = await test.database.owner.selectFrom('users').selectAll().where('id', '=', ana.id).execute();
    const codes = await test.database.owner.selectFrom('recovery_codes').selectAll().execute();
    const stored = JSON.stringify([rows, codes]) + rows[0]?.totp_secret?.toString('latin1');
    for (const secret of [ana.secret, ...ana.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('forgets a set-up after fifteen minutes', async () => {
    const ana = await test.person();
    const { body } = await test.post<{ secret: string }>('/api/profile/totp', { password }, ana.token);
    test.clock.advance(15);
    const late = await test.post('/api/profile/totp/confirm', { code: await phone(body.secret) }, ana.token);
    expect(late).toMatchObject({ status: 422, body: { code: 'enrolment-expired' } });
  });

  it('is asked for after the password, and its code opens the session', async () => {
    const ana = await personWithApp();
    const { body } = await test.enter(ana.email);
    expect(body).toEqual({ challenge: expect.any(String), method: 'Totp' });
    const entered = await test.post('/api/login/code', {
      challenge: body.challenge,
      code: await phone(ana.secret),
    });
    expect(entered).toMatchObject({ status: 200, body: { user: { id: ana.id } } });
  });

  it('has codes that work once, also in another login and at the same moment', async () => {
    const ana = await personWithApp();
    const challenges = await Promise.all([
      test.enter(ana.email),
      test.enter(ana.email),
      test.enter(ana.email),
    ]);
    const code = await phone(ana.secret);
    const answers = await Promise.all(
      challenges.map(({ body }) => test.post('/api/login/code', { challenge: body.challenge, code })),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
  });

  it('can be replaced by a recovery code, once', async () => {
    const ana = await personWithApp();
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
    const ana = await personWithApp();
    const luis = await personWithApp();
    const { body } = await test.enter(ana.email);
    const answer = await test.post('/api/login/code', {
      challenge: body.challenge,
      code: luis.recoveryCodes[0],
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
  });

  it('is replaced by a new set-up only when that is confirmed', async () => {
    const ana = await personWithApp();
    const { body: next } = await test.post<{ secret: string }>('/api/profile/totp', { password }, ana.token);
    const { body } = await test.enter(ana.email);
    expect(
      await test.post('/api/login/code', { challenge: body.challenge, code: await phone(ana.secret) }),
    ).toMatchObject({ status: 200 });
    await test.post('/api/profile/totp/confirm', { code: await phone(next.secret) }, ana.token);
    test.clock.advance(1);
    const after = await test.enter(ana.email);
    const old = await test.post('/api/login/code', {
      challenge: after.body.challenge,
      code: ana.recoveryCodes[0],
    });
    expect(old).toMatchObject({ status: 422 });
    const fresh = await test.post('/api/login/code', {
      challenge: after.body.challenge,
      code: await phone(next.secret),
    });
    expect(fresh).toMatchObject({ status: 200 });
  });

  it('goes with the password, and not while everybody needs it', async () => {
    const ana = await personWithApp();
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

describe('a code by mail', () => {
  it('is asked for when the person wants it', async () => {
    const ana = await test.person();
    const turn = (isOn: boolean) => test.post('/api/profile/two-factor-mail', { isOn, password }, ana.token);
    expect(await turn(true)).toMatchObject({ status: 204 });
    expect(await test.enter(ana.email)).toMatchObject({ body: { method: 'Mail' } });
    expect(await turn(true)).toMatchObject({ status: 409 });
    expect(await turn(false)).toMatchObject({ status: 204 });
    expect(await test.enter(ana.email)).toMatchObject({ body: { token: expect.any(String) } });
    expect((await test.mailsTo(ana.email)).map(({ kind }) => kind)).toEqual([
      'mail-codes-on',
      'code',
      'mail-codes-off',
    ]);
  });

  it('is forced on everybody without an app by the configuration', async () => {
    const ana = await test.person();
    await test.forceSecondFactor(true);
    expect(await test.enter(ana.email)).toMatchObject({ body: { method: 'Mail' } });
    const withApp = await personWithApp();
    expect(await test.enter(withApp.email)).toMatchObject({ body: { method: 'Totp' } });
    const off = await test.post('/api/profile/two-factor-mail', { isOn: false, password }, ana.token);
    expect(off).toMatchObject({ status: 409, body: { code: 'two-factor-required' } });
    await test.forceSecondFactor(false);
    expect(await test.enter(ana.email)).toMatchObject({ body: { token: expect.any(String) } });
  });

  it('opens the session when typed, or by the link of the mail, once', async () => {
    const ana = await test.person({ two_factor: 'Mail', language: 'es' });
    const typed = await test.enter(ana.email);
    const [mail] = await test.mailsTo(ana.email);
    const code = /^\d{6}/.exec(mail?.subject ?? '')?.[0];
    expect(mail?.subject).toBe(`${code} es su código de Giro`);
    const answer = { challenge: typed.body.challenge, code };
    expect(await test.post('/api/login/code', answer)).toMatchObject({
      status: 200,
      body: { user: { id: ana.id } },
    });
    expect(await test.post('/api/login/code', answer)).toMatchObject({
      status: 422,
      body: { code: 'login-expired' },
    });

    await test.enter(ana.email);
    const link = new URL((await test.mailsTo(ana.email)).at(-1)?.link ?? '');
    expect(link.pathname).toBe('/2fa');
    const linked = { code: link.searchParams.get('code') };
    expect(await test.post('/api/login/code', linked)).toMatchObject({ status: 200 });
    expect(await test.post('/api/login/code', linked)).toMatchObject({ status: 422 });
  });

  it('does not answer the challenge of another login', async () => {
    const ana = await test.person({ two_factor: 'Mail' });
    const first = await test.enter(ana.email);
    await test.enter(ana.email);
    const second = (await test.mailsTo(ana.email)).at(-1)?.subject.slice(0, 6);
    const answer = await test.post('/api/login/code', { challenge: first.body.challenge, code: second });
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
  });

  it('is good for ten minutes', async () => {
    const ana = await test.person({ two_factor: 'Mail' });
    await test.enter(ana.email);
    const link = new URL((await test.mailsTo(ana.email))[0]?.link ?? '');
    test.clock.advance(10);
    const late = await test.post('/api/login/code', { code: link.searchParams.get('code') });
    expect(late).toMatchObject({ status: 422, body: { code: 'login-expired' } });
  });

  it('is over after five wrong ones, and the account is locked after eight', async () => {
    const ana = await test.person({ two_factor: 'Mail' });
    const attempt = async (challenge: string) =>
      (await test.post('/api/login/code', { challenge, code: '000000x' })).body.code;
    const { body: first } = await test.enter(ana.email);
    for (let count = 1; count <= 5; count += 1) expect(await attempt(first.challenge)).toBe('wrong-code');
    expect(await attempt(first.challenge)).toBe('login-expired');
    const { body: second } = await test.enter(ana.email);
    expect(await attempt(second.challenge)).toBe('wrong-code');
    expect(await attempt(second.challenge)).toBe('account-locked');
    expect(await test.enter(ana.email)).toMatchObject({ status: 429 });
    test.clock.advance(16);
  });

  it('comes again on request, three times; the earlier one stops working', async () => {
    const ana = await test.person({ two_factor: 'Mail' });
    const { body } = await test.enter(ana.email);
    const resend = () => test.post('/api/login/resend', { challenge: body.challenge });
    for (let count = 1; count <= 3; count += 1) expect(await resend()).toMatchObject({ status: 204 });
    expect(await resend()).toMatchObject({ status: 429 });
    const codes = (await test.mailsTo(ana.email)).map(({ subject }) => subject.slice(0, 6));
    expect(codes).toHaveLength(4);
    const last = codes.at(-1) ?? '';
    const stale = codes.find((code) => code !== last);
    const answer = (code: string | undefined) =>
      test.post('/api/login/code', { challenge: body.challenge, code });
    expect(await answer(stale)).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    expect(await answer(last)).toMatchObject({ status: 200 });
  });

  it('is not sent for an unknown challenge', async () => {
    const unknown = 'x'.repeat(43);
    const refused = { status: 422, body: { code: 'login-expired' } };
    expect(await test.post('/api/login/resend', { challenge: unknown })).toMatchObject(refused);
    expect(await test.post('/api/login/code', { challenge: unknown, code: '123456' })).toMatchObject(refused);
    expect(await test.post('/api/login/code', { code: '123456' })).toMatchObject(refused);
  });
});

it.each(['blocked', 'given a new password'])(
  'nobody comes in with a challenge after being %s',
  async (change) => {
    const ana = await test.person({ two_factor: 'Mail' });
    await test.enter(ana.email);
    const code = new URL((await test.mailsTo(ana.email))[0]?.link ?? '').searchParams.get('code');
    if (change === 'blocked') {
      await test.database.owner
        .updateTable('users')
        .set({ status: 'Blocked' })
        .where('id', '=', ana.id)
        .execute();
    } else {
      await test.post(
        '/api/profile/password',
        { currentPassword: password, password: otherPassword },
        ana.token,
      );
    }
    const answer = await test.post('/api/login/code', { code });
    expect(answer).toMatchObject({ status: 422, body: { code: 'login-expired' } });
  },
);
