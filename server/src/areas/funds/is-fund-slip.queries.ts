import { isCorporationAccounting } from '#domain/access/role-rules.ts';
import type { SessionContext } from '#server/platform/http/context.ts';

/** The slip of a deposit is seen by who may see the fund. */
export async function isFundSlip(context: SessionContext, fileId: string): Promise<boolean> {
  const { services, user, office } = context;
  const isAll = isCorporationAccounting({ ...user, office });
  const found = await services.db
    .selectFrom('fund_moves')
    .select('order_id')
    .where('slip_file_id', '=', fileId)
    .$if(!isAll, (query) => query.where('office_id', '=', office?.id ?? '0'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
