import { describe, expect, it } from 'vitest';
import { inviteUser } from '#server/engine/people/invite-user.queries.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { otherPassword, password, sessionTestApp, statusesOf } from './session-test-app.ts';

const test = await sessionTestApp();

function systemContext(): RequestContext {
  return {
    services: test.services,
    endpoint: 'POST /api/users',
    requestId: 'test',
    ip: '127.0.0.1',
    userAgent: 'test',
    language: 'en',
    now: test.clock.now,
    ifMatch: null,
    idempotency: null,
  };
}

async function invite(userId: string): Promise<void> {
  await test.services.db.transaction().execute((tx) => inviteUser(tx, systemContext(), userId));
}

async function invited() {
  const person = await test.person({
    status: 'Invited',
    password_hash: null,
    first_name: 'Berta',
    last_name: 'Cruz',
  });
  await invite(person.id);
  return { ...person, link: await linkTo(person.email) };
}

/** The token in the latest mail. */
async function linkTo(email: string): Promise<string> {
  const link = new URL((await test.mailsTo(email)).at(-1)?.link ?? 'http://none/none');
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
}

async function asked(email: string): Promise<string> {
  expect(await test.post('/api/reset', { email })).toMatchObject({ status: 204 });
  return await linkTo(email);
}

const isValid = async (token: string) =>
  (await test.post<{ isValid: boolean }>('/api/activate/check', { token })).body.isValid;
const isResetValid = async (token: string) =>
  (await test.post<{ isValid: boolean }>('/api/reset/check', { token })).body.isValid;
const activate = (token: string, typed = password, language = 'es') =>
  test.post('/api/activate', { token, password: typed, language });
const confirm = (token: string, typed = otherPassword) =>
  test.post('/api/reset/confirm', { token, password: typed });
const notValid = { status: 422, body: { code: 'link-not-valid' } };

describe('an activation link', () => {
  it('makes an account of an invitation, with the chosen password and language', async () => {
    const berta = await invited();
    expect((await test.mailsTo(berta.email))[0]?.link).toBe(
      `${test.services.config.publicUrl}/activate/${berta.link}`,
    );
    expect(await isValid(berta.link)).toBe(true);
    expect(await activate(berta.link)).toMatchObject({ status: 204 });
    expect(await isValid(berta.link)).toBe(false);
    const { body } = await test.enter(berta.email);
    expect(body.user).toMatchObject({ id: berta.id, language: 'es' });
    expect(await test.securityOf(berta.email)).toEqual(['invited', 'activated', 'login']);
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const berta = await invited();
    const answers = await Promise.all([activate(berta.link), activate(berta.link, otherPassword)]);
    expect(statusesOf(answers)).toEqual([204, 422]);
    expect(await activate(berta.link)).toMatchObject(notValid);
  });

  it('stays as it was when the password is refused', async () => {
    const berta = await invited();
    for (const [typed, code] of [
      ['short', 'password-too-short'],
      ['Password2026!', 'password-too-common'],
      ['berta y su gato', 'password-is-yours'],
    ]) {
      const answer = await activate(berta.link, typed);
      expect(answer).toMatchObject({
        status: 422,
        body: { details: { fields: [{ path: 'password', code }] } },
      });
    }
    expect(await isValid(berta.link)).toBe(true);
    expect(await activate(berta.link)).toMatchObject({ status: 204 });
  });

  it('works for three days', async () => {
    const berta = await invited();
    test.clock.advance(72 * 60 - 1);
    expect(await isValid(berta.link)).toBe(true);
    test.clock.advance(1);
    expect(await isValid(berta.link)).toBe(false);
    expect(await activate(berta.link)).toMatchObject(notValid);
  });

  it('is replaced by the next invitation', async () => {
    const berta = await invited();
    await invite(berta.id);
    expect(await activate(berta.link)).toMatchObject(notValid);
    expect(await activate(await linkTo(berta.email))).toMatchObject({ status: 204 });
    await expect(invite(berta.id)).rejects.toMatchObject({ code: 'not-in-this-status' });
  });

  it('does not open the account of somebody who was blocked meanwhile', async () => {
    const berta = await invited();
    await test.database.owner
      .updateTable('users')
      .set({ status: 'Blocked' })
      .where('id', '=', berta.id)
      .execute();
    expect(await isValid(berta.link)).toBe(false);
    expect(await activate(berta.link)).toMatchObject(notValid);
  });

  it('does not choose a new password of an account in use', async () => {
    const ana = await test.person();
    const link = await asked(ana.email);
    expect(await isValid(link)).toBe(false);
    expect(await activate(link)).toMatchObject(notValid);
    const berta = await invited();
    await test.database.owner
      .updateTable('users')
      .set({ status: 'Active' })
      .where('id', '=', berta.id)
      .execute();
    expect(await confirm(berta.link)).toMatchObject(notValid);
  });

  it('is not guessed: any other token gets the same answer', async () => {
    expect(await isValid('y'.repeat(43))).toBe(false);
    expect(await activate('y'.repeat(43))).toMatchObject(notValid);
    expect(await activate('short')).toMatchObject({ status: 400 });
  });
});

describe('a reset link', () => {
  it('is answered alike for every email, and mailed to active accounts only', async () => {
    const ana = await test.person();
    const blocked = await test.person({ status: 'Blocked' });
    const answers = [];
    for (const email of [ana.email, blocked.email, 'nobody@giro.test']) {
      const { status, body, bytes } = await test.post('/api/reset', { email });
      answers.push({ status, body, length: bytes.length });
      expect(await test.mailsTo(email)).toHaveLength(email === ana.email ? 1 : 0);
      expect(await test.securityOf(email)).toEqual(['reset-asked']);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('gives a new password, ends every session and lifts a lock', async () => {
    const ana = await test.person();
    for (let attempt = 1; attempt <= 9; attempt += 1) await test.enter(ana.email, 'not the password');
    const link = await asked(ana.email);
    expect([await isResetValid(link), await isValid(link)]).toEqual([true, false]);
    expect(await confirm(link)).toMatchObject({ status: 204 });
    expect(await isResetValid(link)).toBe(false);
    expect(await test.call('GET', '/api/profile', { token: ana.token })).toMatchObject({ status: 401 });
    expect(await test.enter(ana.email, password)).toMatchObject({ status: 422 });
    expect(await test.enter(ana.email, otherPassword)).toMatchObject({ status: 200 });
    expect((await test.mailsTo(ana.email)).map(({ kind }) => kind)).toEqual(['reset', 'password-changed']);
    expect(await test.securityOf(ana.email)).toContain('password-changed');
  });

  it('does not go around the second factor', async () => {
    const ana = await test.person({ two_factor: 'Mail' });
    await confirm(await asked(ana.email));
    expect(await test.enter(ana.email, otherPassword)).toMatchObject({
      status: 200,
      body: { method: 'Mail' },
    });
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const ana = await test.person();
    const link = await asked(ana.email);
    const answers = await Promise.all([confirm(link), confirm(link, 'siete barcos verdes')]);
    expect(statusesOf(answers)).toEqual([204, 422]);
    expect(await confirm(link)).toMatchObject(notValid);
  });

  it('works for an hour, and only the latest one', async () => {
    const ana = await test.person();
    const first = await asked(ana.email);
    const second = await asked(ana.email);
    expect(await confirm(first)).toMatchObject(notValid);
    test.clock.advance(60);
    expect(await confirm(second)).toMatchObject(notValid);
  });

  it('is mailed three times an hour at most', async () => {
    const ana = await test.person();
    for (let count = 1; count <= 5; count += 1) await asked(ana.email);
    expect(await test.mailsTo(ana.email)).toHaveLength(3);
    test.clock.advance(61);
    await asked(ana.email);
    expect(await test.mailsTo(ana.email)).toHaveLength(4);
  });

  it('speaks the language of the person', async () => {
    const ana = await test.person({ language: 'es' });
    const link = await asked(ana.email);
    const [mail] = await test.mailsTo(ana.email);
    expect(mail?.subject).toBe('Elija una nueva contraseña de Giro');
    expect(mail?.link).toBe(`${test.services.config.publicUrl}/reset?token=${link}`);
  });
});

it('no token of a link stands in the database', async () => {
  const berta = await invited();
  const rows = await test.database.owner.selectFrom('user_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(berta.link);
  expect(rows.some(({ user_id }) => user_id === berta.id)).toBe(true);
});
