import { sql } from 'kysely';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { SettingsChange } from '#domain/services/money-transfer/settings.endpoints.ts';
import { settingKey } from '#domain/services/money-transfer/setting-key.ts';
import {
  type SettingKind,
  settingSchemas,
} from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { parseInput } from '#server/platform/http/problem-answer.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export interface CheckedChange {
  readonly key: string;
  readonly action: 'Set' | 'End' | 'Withdraw';
  readonly value: Record<string, unknown> | null;
}

/** Parses every row by its table and refuses, at the row, what does not fit. */
export function checkRows(
  context: OfficeContext,
  kind: SettingKind,
  changes: SettingsChange['changes'],
): CheckedChange[] {
  const rows = changes.map((change, index): CheckedChange => {
    if (change.action !== 'Set') return { ...change, value: null };
    const value = parseValue(context, { kind, value: change.value, index });
    return { key: settingKey(kind, value as never), action: 'Set', value };
  });
  const twice = rows.findIndex((row, index) => rows.findIndex(({ key }) => key === row.key) < index);
  if (twice >= 0) throw fieldProblem(`changes.${twice}.value`, 'row-twice');
  return rows;
}

/** The schema's refusals come at `changes.3.value.bands.1.from`, with their messages. */
function parseValue(
  { language }: OfficeContext,
  { kind, value, index }: { kind: SettingKind; value: unknown; index: number },
): Record<string, unknown> {
  try {
    return parseInput(settingSchemas[kind], value, language);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { fields } = error.details as { fields: { path: string }[] };
    throw new Problem(
      'field-refused',
      {},
      {
        fields: fields.map((field) => ({
          ...field,
          path: [`changes.${index}.value`, field.path].filter(Boolean).join('.'),
        })),
      },
    );
  }
}

/** When a change counts: from now on or later, never before. */
export function checkPeriod({ now }: OfficeContext, change: SettingsChange): { from: Date; to: Date | null } {
  const from = change.validFrom === null ? now : new Date(change.validFrom);
  const to = change.validTo === null ? null : new Date(change.validTo);
  if (from < now) throw fieldProblem('validFrom', 'moment-past');
  if (to !== null && to <= from) throw fieldProblem('validTo', 'end-before-start');
  return { from, to };
}

/** Offices that rows name: sellers must exist, who delivers must be able to. */
export async function checkOffices(tx: Tx, rows: readonly CheckedChange[]): Promise<void> {
  const named = rows.flatMap(({ value }, index) => officesOf(value ?? {}, index));
  if (named.length === 0) return;
  const offices = await tx
    .selectFrom('offices')
    .select(['id', 'office_type', 'is_active'])
    .select(sql<boolean>`service_types @> array['MoneyTransfer']`.as('transfers'))
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  for (const { id, path, isProvider } of named) {
    const office = offices.find((one) => one.id === id);
    if (office === undefined) throw fieldProblem(path, 'not-found');
    if (isProvider && !(office.office_type === 'Provider' && office.is_active && office.transfers)) {
      throw fieldProblem(path, 'provider-needed');
    }
  }
}

function officesOf(value: Record<string, unknown>, index: number) {
  const at = (field: string) => `changes.${index}.value.${field}`;
  const { officeId, officeIds, providerOfficeId } = value as Partial<Record<string, string>> & {
    officeIds?: string[];
  };
  return [
    ...(officeId ? [{ id: officeId, path: at('officeId'), isProvider: false }] : []),
    ...(officeIds ?? []).map((id) => ({ id, path: at('officeIds'), isProvider: false })),
    ...(providerOfficeId ? [{ id: providerOfficeId, path: at('providerOfficeId'), isProvider: true }] : []),
  ];
}
