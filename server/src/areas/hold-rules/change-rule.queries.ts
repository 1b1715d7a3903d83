import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { RuleInput } from '#domain/areas/hold-rules/rule.schema.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact, type Tx } from '#server/platform/http/transact.queries.ts';

type RuleRow = Selectable<Tables['hold_rules']>;

/** A draft of the next version; one at a time for each rule. */
export async function draftRule(context: OfficeContext, input: RuleInput): Promise<Created> {
  return await transact(context, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hold rules ${input.code}`}, 0))`.execute(tx);
    const earlier = await tx
      .selectFrom('hold_rules')
      .selectAll()
      .where('code', '=', input.code)
      .orderBy('version', 'desc')
      .execute();
    if (earlier.some(({ status }) => status === 'draft' || status === 'asked')) {
      throw new Problem('rule-waits', { code: input.code });
    }
    const version = (earlier[0]?.version ?? 0) + 1;
    const row = await tx
      .insertInto('hold_rules')
      .values({
        ...columnsOf(context, input),
        code: input.code,
        version,
        created_by: context.user.id,
        created_at: context.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const before = earlier.find(({ status }) => status === 'active');
    return await told(tx, context, { row, before, action: 'created' });
  });
}

export async function editDraft(context: OfficeContext, id: string, input: RuleInput): Promise<Created> {
  return await change(context, id, {
    from: ['draft'],
    action: 'edited',
    set: (row) => {
      if (row.code !== input.code) throw fieldProblem('code', 'value-refused');
      return columnsOf(context, input);
    },
  });
}

export async function askForRule(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await change(context, id, {
    from: ['draft'],
    action: 'approval-requested',
    reason,
    set: () => ({ status: 'asked', reason, asked_by: context.user.id, asked_at: context.now }),
  });
}

/** By somebody who neither wrote it nor asked for it. Nothing counts from before it was agreed. */
export async function activateRule(context: OfficeContext, id: string): Promise<Created> {
  const { user, now } = context;
  return await change(context, id, {
    from: ['asked'],
    action: 'activated',
    set: (row) => {
      if (row.created_by === user.id || row.asked_by === user.id) throw new Problem('own-rule');
      if (row.active_to !== null && row.active_to <= now) throw new Problem('window-over');
      const active_from = row.active_from < now ? now : row.active_from;
      return { status: 'active', approved_by: user.id, approved_at: now, active_from };
    },
  });
}

export async function dropRule(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await change(context, id, {
    from: ['draft', 'asked'],
    action: 'dropped',
    reason,
    set: () => ({ status: 'dropped', dropped_by: context.user.id, dropped_at: context.now }),
  });
}

interface RuleChange {
  readonly from: readonly string[];
  readonly action: string;
  readonly reason?: string;
  readonly set: (row: RuleRow) => Partial<Record<keyof RuleRow, unknown>>;
}

async function change(
  context: OfficeContext,
  id: string,
  { from, set, ...rest }: RuleChange,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const before = await tx
      .selectFrom('hold_rules')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'hold-rule', id, version: before.revision });
    if (!from.includes(before.status)) throw new Problem('rule-decided', { code: before.code });
    const row = await tx
      .updateTable('hold_rules')
      .set({ ...(set(before) as object), revision: before.revision + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return await told(tx, context, { row, before, ...rest });
  });
}

async function told(
  tx: Tx,
  context: OfficeContext,
  {
    row,
    before,
    action,
    reason,
  }: { row: RuleRow; before: RuleRow | undefined; action: string; reason?: string },
): Promise<Created> {
  await recordActivity(tx, context, {
    scope: 'settings',
    action,
    entity: 'hold-rule',
    entityId: row.id,
    entityVersion: row.revision,
    label: `${row.code} ${row.version}`,
    changes: before === undefined ? [] : diff(shownOf(before), shownOf(row)),
    ...(reason !== undefined && { reason }),
  });
  await publish(tx, {
    topic: 'hold-rules',
    id: row.id,
    change: action === 'created' ? 'created' : 'changed',
  });
  return { id: row.id, version: row.revision };
}

/** What people compare. */
function shownOf(row: RuleRow): Record<string, unknown> {
  const { name, kind, params, action, services, is_on, active_from, active_to, status } = row;
  const [activeFrom, activeTo] = [active_from.toISOString(), active_to?.toISOString() ?? null];
  return { name: name.en, kind, ...params, action, services, isOn: is_on, activeFrom, activeTo, status };
}

function columnsOf({ now }: OfficeContext, input: RuleInput) {
  return {
    kind: input.measure.kind,
    params: JSON.stringify(input.measure.params),
    name: JSON.stringify(input.name),
    action: input.action,
    check_type: input.checkType,
    services: input.services,
    is_on: input.isOn,
    is_aml: input.isAml,
    source: input.source,
    active_from: input.activeFrom === null ? now : new Date(input.activeFrom),
    active_to: input.activeTo === null ? null : new Date(input.activeTo),
  };
}
