import type { Kysely, Selectable } from 'kysely';
import type { ActiveRule } from '#domain/areas/hold-rules/evaluate-rule.ts';
import { ruleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type RuleRow = Selectable<Tables['hold_rules']>;

/** Versions that were read before, by their marks; what is active is never edited, so none is read twice. */
const known = new Map<string, ActiveRule>();

/** The rules of marks as `rulesInForce` gives them: `id moment code`, the same in no two databases but for the same rule. */
export async function rulesOf(db: Kysely<Tables>, marks: readonly string[]): Promise<readonly ActiveRule[]> {
  const missing = marks.filter((mark) => !known.has(mark));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('hold_rules')
      .selectAll()
      .where(
        'id',
        'in',
        missing.map((mark) => mark.slice(0, mark.indexOf(' '))),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, activeRule(row)]));
    for (const mark of missing) {
      const rule = byId.get(mark.slice(0, mark.indexOf(' ')));
      if (rule !== undefined) known.set(mark, rule);
    }
  }
  return marks.map((mark) => known.get(mark)).filter((rule) => rule !== undefined);
}

export function activeRule(row: RuleRow): ActiveRule {
  return {
    id: row.id,
    code: row.code,
    version: row.version,
    name: row.name,
    measure: ruleMeasure.parse({ kind: row.kind, params: row.params }),
    action: row.action,
    checkType: row.check_type,
    services: row.services,
    isAml: row.is_aml,
  };
}
