import { Problem } from '#domain/kernel/problem.ts';
import { type Currency, currencies, formatAmount, money } from '#domain/kernel/money.ts';

interface DatabaseError {
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
}

interface Shortage {
  readonly account: string;
  readonly currency: string;
  readonly available: string;
  readonly needed: string;
}

/**
 * What the ledger refuses for a reason a person can understand, as a Problem; anything else as it came: an unbalanced
 * journal or an unknown account is a mistake of the program.
 */
export function asLedgerProblem(error: unknown): unknown {
  const { code = '', detail = '', constraint } = (error ?? {}) as DatabaseError;
  if (code === '23505' && constraint === 'journal_reverses_key') return new Problem('already-reversed');
  return problems[code]?.(detail) ?? error;
}

const problems: Readonly<Record<string, (detail: string) => Problem>> = {
  LG005: (detail) => shortageProblem(JSON.parse(detail) as Shortage),
  LG006: (detail) => new Problem('period-closed', { until: detail }),
  LG007: () => new Problem('posting-differs'),
  LG010: () => new Problem('another-person'),
  LG011: () => new Problem('approval-not-open'),
};

/** Amounts for people in the message, in minor units in the details. */
export function shortageProblem({ account, currency, available, needed }: Shortage): Problem {
  const params = {
    available: plainAmount(available, currency),
    needed: plainAmount(needed, currency),
    currency,
  };
  return new Problem('fund-insufficient', params, { account, currency, available, needed });
}

function plainAmount(minor: string, currency: string): string {
  const known = currencies.find((name): name is Currency => name === currency);
  return known === undefined ? minor : formatAmount(money(BigInt(minor), known));
}
