import { sql } from 'kysely';
import type { RuleSummary, RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { ruleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

const HITS_DAYS = 30;

/** Versions with the names of those who made them. */
function versions({ services: { db } }: OfficeContext) {
  const nameOf = (column: 'created_by' | 'asked_by' | 'approved_by' | 'dropped_by') =>
    sql<
      string | null
    >`(select u.first_name || ' ' || u.last_name from users u where u.id = ${sql.ref(`r.${column}`)})`;
  return db
    .selectFrom('hold_rules as r')
    .selectAll('r')
    .select([
      nameOf('created_by').as('creator'),
      nameOf('asked_by').as('asker'),
      nameOf('approved_by').as('approver'),
      nameOf('dropped_by').as('dropper'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

function toVersion({ user }: OfficeContext, row: Row): RuleVersion {
  return {
    id: row.id,
    code: row.code,
    version: row.version,
    revision: row.revision,
    name: row.name,
    measure: ruleMeasure.parse({ kind: row.kind, params: row.params }),
    action: row.action,
    checkType: row.check_type,
    services: row.services,
    isOn: row.is_on,
    isAml: row.is_aml,
    source: row.source,
    activeFrom: row.active_from.toISOString(),
    activeTo: row.active_to?.toISOString() ?? null,
    status: row.status,
    reason: row.reason,
    createdBy: row.creator,
    createdAt: row.created_at.toISOString(),
    askedBy: row.asker,
    askedAt: row.asked_at?.toISOString() ?? null,
    approvedBy: row.approver,
    approvedAt: row.approved_at?.toISOString() ?? null,
    droppedBy: row.dropper,
    droppedAt: row.dropped_at?.toISOString() ?? null,
    isMine: row.created_by === user.id || row.asked_by === user.id,
  };
}

/** Every rule with what counts now, what will, and what waits; in the order in which they were shipped. */
export async function listRules(context: OfficeContext): Promise<{ rules: RuleSummary[] }> {
  const { now } = context;
  const rows = await versions(context).where('r.status', '<>', 'dropped').orderBy('r.id').execute();
  const hits = await hitsByCode(context);
  const codes = [...new Set(rows.map(({ code }) => code))];
  return {
    rules: codes.map((code) => {
      const own = rows.filter((row) => row.code === code).map((row) => toVersion(context, row));
      const active = own.filter(({ status }) => status === 'active');
      const begun = active.filter(({ activeFrom }) => new Date(activeFrom) <= now);
      const current = begun.toSorted((a, b) => b.version - a.version)[0] ?? null;
      return {
        code,
        current,
        planned: active.filter(
          ({ activeFrom, version }) => new Date(activeFrom) > now && version > (current?.version ?? 0),
        ),
        open: own.find(({ status }) => status === 'draft' || status === 'asked') ?? null,
        hits: hits.get(code) ?? 0,
      };
    }),
  };
}

async function hitsByCode({ services: { db }, now }: OfficeContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rule_hits')
    .select((eb) => ['code', eb.fn.count<string>('order_id').distinct().as('orders')])
    .where('at', '>=', new Date(now.getTime() - HITS_DAYS * 86_400_000))
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, orders }) => [code, Number(orders)]));
}

/** Every version of a rule, the newest first. */
export async function ruleHistory(
  context: OfficeContext,
  code: string,
): Promise<{ versions: RuleVersion[] }> {
  const rows = await versions(context).where('r.code', '=', code).orderBy('r.version', 'desc').execute();
  if (rows.length === 0) throw new Problem('not-found');
  return { versions: rows.map((row) => toVersion(context, row)) };
}
