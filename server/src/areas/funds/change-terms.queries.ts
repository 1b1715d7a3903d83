import type { z } from 'zod';
import type { fundTermsInput } from '#domain/areas/funds/fund.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { setFundTerms } from '#server/engine/ledger/funds.queries.ts';
import { fundBalance } from '#server/engine/ledger/balances.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { findFundOffice } from './fund-paper.queries.ts';

/** More credit until a day, how old the debt may be, when it is low; the office's own limit stays what it is. */
export async function changeTerms(
  context: OfficeContext,
  id: string,
  { temporary, graceDays, lowMark, reason }: z.output<typeof fundTermsInput>,
): Promise<Created> {
  const { account } = await findFundOffice(context, id);
  const today = await bookDay(context);
  return await transact(context, async (tx) => {
    const office = await tx
      .selectFrom('offices')
      .select(['id', 'name', 'version'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (office === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'office', id, version: office.version });
    const fund = await fundBalance(tx, { account, currency: 'USD', today });
    const terms = temporary && { limit: BigInt(temporary.limit), until: temporary.until };
    const mark = lowMark === null ? null : BigInt(lowMark);
    await setFundTerms(tx, { account, currency: 'USD', temporary: terms, graceDays, lowMark: mark });
    const version = office.version + 1;
    await tx.updateTable('offices').set({ version, updated_at: context.now }).where('id', '=', id).execute();
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'fund-terms-changed',
      entity: 'office',
      entityId: id,
      entityVersion: version,
      label: office.name,
      reason,
      changes: diff(termsOf(fund), { ...temporaryOf(temporary), graceDays, lowMark }),
    });
    await publish(tx, { topic: 'funds', id, change: 'changed' });
    return { id, version };
  });
}

type Terms = z.output<typeof fundTermsInput>;

function termsOf(fund: Awaited<ReturnType<typeof fundBalance>>) {
  return {
    temporaryLimit: fund?.temporaryLimit?.toString() ?? null,
    temporaryUntil: fund?.temporaryUntil ?? null,
    graceDays: fund?.graceDays ?? null,
    lowMark: fund?.lowMark?.toString() ?? null,
  };
}

function temporaryOf(temporary: Terms['temporary']) {
  return { temporaryLimit: temporary?.limit ?? null, temporaryUntil: temporary?.until ?? null };
}
