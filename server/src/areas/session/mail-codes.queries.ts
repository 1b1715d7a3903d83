import { Problem } from '#domain/kernel/problem.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { readerOf } from './find-login-user.queries.ts';
import { recordSecurity } from './record-security.queries.ts';
import { requirePassword } from './require-password.queries.ts';

/** Codes by mail on or off. Whoever has an authenticator app has the stronger factor and removes that first. */
export async function switchMailCodes(
  context: SessionContext,
  { isOn, password }: { isOn: boolean; password: string },
): Promise<void> {
  const user = await requirePassword(context, { field: 'password', password });
  const [from, to] = isOn ? ['None', 'Mail'] : ['Mail', 'None'];
  await transact(context, async (tx) => {
    if (!isOn && (await readConfiguration(tx, 'Global2FactorAuthenticationFlag'))) {
      throw new Problem('two-factor-required');
    }
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ two_factor: to })
      .where('id', '=', user.id)
      .where('two_factor', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('not-in-this-status', { status: user.two_factor });
    const action = isOn ? 'mail-codes-on' : 'mail-codes-off';
    await recordSecurity(tx, context, { action, user });
    await sendAccountMail(tx, readerOf(user), { kind: action });
  });
}
