import { Problem } from '#domain/kernel/problem.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import { hashRecoveryCode, newRecoveryCode } from '#server/platform/auth/one-time-code.ts';
import { newTotp, totpStep } from '#server/platform/auth/totp.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { lockLoginUser, readerOf } from './find-login-user.queries.ts';
import { recordSecurity } from './record-security.queries.ts';
import { requirePassword } from './require-password.queries.ts';

const enrolmentMinutes = 15;
const recoveryCodeCount = 10;

/** Begins to set up an authenticator app. Until its first code comes, whatever was set up before stays in force. */
export async function startTotp(
  context: SessionContext,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  const { services, now } = context;
  const user = await requirePassword(context, { field: 'password', password });
  const totp = newTotp(user.email);
  await services.db
    .updateTable('users')
    .set({
      totp_pending: services.secrets.seal(totp.secret),
      totp_pending_until: new Date(now.getTime() + enrolmentMinutes * 60_000),
    })
    .where('id', '=', user.id)
    .execute();
  return totp;
}

/** The first code proves that the app works; recovery codes of an earlier set-up stop working. */
export async function confirmTotp(
  context: SessionContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { services, now } = context;
  return await transact(context, async (tx) => {
    const user = await lockMe(tx, context);
    if (user.totp_pending === null || user.totp_pending_until === null || user.totp_pending_until <= now) {
      throw new Problem('enrolment-expired');
    }
    const step = await totpStep(services.secrets.open(user.totp_pending), { code, now, after: null });
    if (step === null) throw new Problem('wrong-code');
    await tx
      .updateTable('users')
      .set({
        two_factor: 'Totp',
        totp_secret: user.totp_pending,
        totp_last_step: String(step),
        totp_pending: null,
        totp_pending_until: null,
      })
      .where('id', '=', user.id)
      .execute();
    await recordSecurity(tx, context, { action: 'totp-enabled', user });
    await sendAccountMail(tx, readerOf(user), { kind: 'totp-enabled' });
    return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
  });
}

/** Takes the authenticator app away; not while everybody needs a second factor. */
export async function removeTotp(context: SessionContext, { password }: { password: string }): Promise<void> {
  await requirePassword(context, { field: 'password', password });
  await transact(context, async (tx) => {
    const user = await lockMe(tx, context);
    if (user.two_factor !== 'Totp') throw new Problem('not-in-this-status', { status: user.two_factor });
    if (await readConfiguration(tx, 'Global2FactorAuthenticationFlag')) {
      throw new Problem('two-factor-required');
    }
    await tx
      .updateTable('users')
      .set({ two_factor: 'None', totp_secret: null, totp_last_step: null })
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
    await recordSecurity(tx, context, { action: 'totp-disabled', user });
    await sendAccountMail(tx, readerOf(user), { kind: 'totp-disabled' });
  });
}

async function lockMe(tx: Tx, { user }: SessionContext): Promise<LoginUser> {
  const me = await lockLoginUser(tx, user.id);
  if (me === undefined) throw new Problem('not-found');
  return me;
}

async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}
