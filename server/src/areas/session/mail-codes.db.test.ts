import { describe, expect, it } from 'vitest';
import { otherPassword, password, sessionTestApp } from './session-test-app.ts';
import { personWithApp } from './test-authenticator.ts';

const test = await sessionTestApp();

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
    const withApp = await personWithApp(test);
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
