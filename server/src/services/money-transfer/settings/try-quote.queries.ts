import { toWire, money } from '#domain/kernel/money.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OutputOf, ReplyOf } from '#domain/kernel/endpoint.ts';
import { quoteTransfer } from '#domain/services/money-transfer/quote-transfer.ts';
import type { transferSettingsEndpoints } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { answerOf, requestOf } from '../pricing/answer-quote.ts';
import { readTransferTables } from '../pricing/read-transfer-tables.queries.ts';

type Spec = (typeof transferSettingsEndpoints)['POST /api/settings/transfers/quote'];

/** What an office would ask at a moment, past or planned, and what the provider would earn. */
export async function tryQuote(
  { services, now, language }: OfficeContext,
  { officeId, at, ...question }: OutputOf<Spec, 'body'>,
): Promise<ReplyOf<Spec>> {
  const office = await services.db
    .selectFrom('offices')
    .select(['id', 'office_type', 'time_zone'])
    .where('id', '=', officeId)
    .executeTakeFirst();
  if (office === undefined) throw new Problem('not-found');
  const moment = at === null ? now : new Date(at);
  const tables = await readTransferTables(services.db, { officeId, at: moment });
  const seller = { id: office.id, officeType: office.office_type, timeZone: office.time_zone };
  const pricing = quoteTransfer(requestOf(question, seller), tables, moment);
  const cost = pricing.ok ? pricing.quote.providerCost : null;
  return {
    ...answerOf(pricing, language),
    providerCost: cost && { officeId: cost.officeId, amount: toWire(money(cost.amount, 'USD')) },
  };
}
