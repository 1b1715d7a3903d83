import type { Selectable } from 'kysely';
import type { GatewayInput } from '#domain/areas/gateways/gateway.schema.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';

type Gateway = Selectable<Tables['payment_gateways']>;

export async function createGateway(context: OfficeContext, input: GatewayInput): Promise<Created> {
  return await transact(context, (tx) => insertGateway(tx, context, input));
}

export async function insertGateway(tx: Tx, context: OfficeContext, input: GatewayInput): Promise<Created> {
  await checkGateway(tx, input, null);
  const gateway = await tx
    .insertInto('payment_gateways')
    .values({
      ...columnsOf(input, context.services.secrets),
      created_at: context.now,
      updated_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = [...diff({}, fieldsOf(gateway)), ...secretChanges(input)];
  await recordActivity(tx, context, { ...entryOf(gateway), entityVersion: 1, action: 'created', changes });
  await publish(tx, { topic: 'gateways', id: gateway.id, change: 'created' });
  return { id: gateway.id, version: 1 };
}

export async function editGateway(context: OfficeContext, id: string, input: GatewayInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const before = await tx
      .selectFrom('payment_gateways')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'gateway', id, version: before.version });
    await checkGateway(tx, input, id);
    const version = before.version + 1;
    const after = await tx
      .updateTable('payment_gateways')
      .set({ ...columnsOf(input, context.services.secrets), version, updated_at: context.now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = [...diff(fieldsOf(before), fieldsOf(after)), ...secretChanges(input)];
    await recordActivity(tx, context, {
      ...entryOf(after),
      entityVersion: version,
      action: 'edited',
      changes,
    });
    await publish(tx, { topic: 'gateways', id, change: 'changed' });
    return { id, version };
  });
}

async function checkGateway(tx: Tx, input: GatewayInput, id: string | null): Promise<void> {
  const office = await tx
    .selectFrom('offices')
    .select('id')
    .where('id', '=', input.officeId)
    .executeTakeFirst();
  if (office === undefined) throw fieldProblem('officeId', 'not-found');
  const other = await tx
    .selectFrom('payment_gateways')
    .select('id')
    .where('office_id', '=', input.officeId)
    .where('name', '=', input.name)
    .where('id', '!=', id ?? '0')
    .executeTakeFirst();
  if (other !== undefined) throw fieldProblem('name', 'name-taken');
}

function columnsOf(input: GatewayInput, secrets: SecretBox) {
  return {
    office_id: input.officeId,
    name: input.name,
    channels: input.channels,
    mid_number: input.midNumber,
    surcharge_percent: input.surchargePercent,
    min_amount: input.minAmount,
    max_amount: input.maxAmount,
    is_test_mode: input.isTestMode,
    is_active: input.isActive,
    devices: JSON.stringify(input.devices),
    ...(input.serviceKey !== undefined && { service_key: sealed(input.serviceKey, secrets) }),
    ...(input.securityKey !== undefined && { security_key: sealed(input.securityKey, secrets) }),
  };
}

function sealed(key: string | null, secrets: SecretBox): Buffer | null {
  return key === null ? null : secrets.seal(key);
}

function fieldsOf(gateway: Gateway): Record<string, unknown> {
  return {
    officeId: gateway.office_id,
    name: gateway.name,
    channels: gateway.channels,
    midNumber: gateway.mid_number,
    surchargePercent: gateway.surcharge_percent,
    minAmount: gateway.min_amount,
    maxAmount: gateway.max_amount,
    isTestMode: gateway.is_test_mode,
    isActive: gateway.is_active,
    devices: gateway.devices,
  };
}

/** That a key was written, never what it is; the paper reads the time from here. */
function secretChanges(input: GatewayInput): Change[] {
  return (['serviceKey', 'securityKey'] as const)
    .filter((field) => input[field] !== undefined)
    .map((field) => ({ field, before: null, after: input[field] === null ? 'removed' : 'changed' }));
}

function entryOf({ id, name }: Gateway) {
  return { scope: 'settings', entity: 'gateway', entityId: id, label: name } as const;
}
