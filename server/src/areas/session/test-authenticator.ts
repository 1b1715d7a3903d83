import { generate } from 'otplib';
import { password } from './session-test-app.ts';
import type { SessionTestApp } from './session-test-app.ts';

/** What the app on the phone shows now. */
export async function phone(test: SessionTestApp, secret: string): Promise<string> {
  return await generate({ secret, epoch: test.clock.now.getTime() / 1000 });
}

export async function personWithApp(test: SessionTestApp) {
  const person = await test.person();
  const start = await test.post<{ secret: string; uri: string }>(
    '/api/profile/totp',
    { password },
    person.token,
  );
  const { secret } = start.body;
  const done = await test.post<{ recoveryCodes: string[] }>(
    '/api/profile/totp/confirm',
    { code: await phone(test, secret) },
    person.token,
  );
  test.clock.advance(1); // the code of the set-up is spent
  return { ...person, secret, recoveryCodes: done.body.recoveryCodes };
}
