import { timingSafeEqual } from 'node:crypto';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import { hashMailCode, hashRecoveryCode } from '#server/platform/auth/one-time-code.ts';
import { totpStep } from '#server/platform/auth/totp.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { countRecoveryCodes } from './count-recovery-codes.queries.ts';
import { readerOf } from './find-login-user.queries.ts';
import type { OpenChallenge } from './lock-challenge.queries.ts';
import { recordSecurity } from './record-security.queries.ts';

interface CodeAnswer {
  readonly challenge: string;
  readonly code: string;
  readonly open: OpenChallenge;
}

/** Whether a code answers a challenge. Asking uses a right one up; the person is locked meanwhile. */
export async function isRightCode(tx: Tx, context: RequestContext, answer: CodeAnswer): Promise<boolean> {
  if (answer.open.method === 'Mail') return isMailCode(answer);
  if (/^\d{6}$/.test(answer.code)) return await spendTotpCode(tx, context, answer);
  return await spendRecoveryCode(tx, context, answer);
}

function isMailCode({ challenge, code, open }: CodeAnswer): boolean {
  const given = Buffer.from(hashMailCode(challenge, code));
  const expected = Buffer.from(open.codeHash ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function spendTotpCode(tx: Tx, context: RequestContext, { code, open }: CodeAnswer): Promise<boolean> {
  const { id, totp_secret: sealed, totp_last_step: last } = open.user;
  if (sealed === null) return false;
  const secret = context.services.secrets.open(sealed);
  const after = last === null ? null : Number(last);
  const step = await totpStep(secret, { code, now: context.now, after });
  if (step === null) return false;
  await tx
    .updateTable('users')
    .set({ totp_last_step: String(step) })
    .where('id', '=', id)
    .execute();
  return true;
}

async function spendRecoveryCode(
  tx: Tx,
  context: RequestContext,
  { code, open: { user } }: CodeAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: context.now })
    .where('user_id', '=', user.id)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const left = await countRecoveryCodes(tx, user.id);
  await sendAccountMail(tx, readerOf(user), { kind: 'recovery-code-used', params: { left } });
  await recordSecurity(tx, context, { action: 'recovery-code-used', user });
  return true;
}
