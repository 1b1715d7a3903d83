import { sql } from 'kysely';
import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

export async function readGateway(context: OfficeContext, id: string): Promise<GatewayPaper> {
  const gateway = await context.services.db
    .selectFrom('payment_gateways as g')
    .innerJoin('offices as o', 'o.id', 'g.office_id')
    .selectAll('g')
    .select(['o.code as office_code', 'o.name as office_name'])
    .where('g.id', '=', id)
    .executeTakeFirst();
  if (gateway === undefined) throw new Problem('not-found');
  const changedAt = await findSecretTimes(context, id);
  return {
    id,
    version: gateway.version,
    office: { id: gateway.office_id, code: gateway.office_code, name: gateway.office_name },
    name: gateway.name,
    channels: gateway.channels as GatewayPaper['channels'],
    midNumber: gateway.mid_number,
    serviceKey: { isSet: gateway.service_key !== null, changedAt: changedAt.get('serviceKey') ?? null },
    securityKey: { isSet: gateway.security_key !== null, changedAt: changedAt.get('securityKey') ?? null },
    surchargePercent: gateway.surcharge_percent,
    minAmount: gateway.min_amount,
    maxAmount: gateway.max_amount,
    isTestMode: gateway.is_test_mode,
    isActive: gateway.is_active,
    devices: gateway.devices as GatewayPaper['devices'],
    createdAt: gateway.created_at.toISOString(),
    updatedAt: gateway.updated_at.toISOString(),
  };
}

/** When each key was last written, as the activity log knows it. */
async function findSecretTimes({ services }: OfficeContext, id: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ field: string; at: Date }>`
    select change ->> 'field' as field, max(at) as at
    from activity cross join lateral jsonb_array_elements(changes) as listed (change)
    where entity = 'gateway' and entity_id = ${id} and change ->> 'field' in ('serviceKey', 'securityKey')
    group by 1`.execute(services.db);
  return new Map(rows.map((row) => [row.field, row.at.toISOString()]));
}

/** The choices of the form's office field. */
export async function readGatewayOffices({ services }: OfficeContext) {
  const offices = await services.db
    .selectFrom('offices')
    .select(['id', 'code', 'name'])
    .where('is_active', '=', true)
    .orderBy('code')
    .execute();
  return { offices };
}
