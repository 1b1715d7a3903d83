import type { RuleKind } from '#domain/areas/hold-rules/rule.schema.ts';
import {
  distinctOf,
  keywordFields,
  needs,
  ruleDims,
  ruleFlags,
  ruleNumbers,
} from '#domain/areas/hold-rules/rule.values.ts';
import type { en } from './messages.en.ts';

export type ParamKind =
  | 'choice'
  | 'checks'
  | 'window'
  | 'windowOrOrder'
  | 'cents'
  | 'centsOrNone'
  | 'count'
  | 'decimal'
  | 'lines'
  | 'bands';

export interface ParamField {
  readonly name: keyof typeof en.field;
  readonly kind: ParamKind;
  readonly choices?: readonly string[];
  /** Where the words of the choices stand. */
  readonly vocabulary?: 'dim' | 'of' | 'ofWhat' | 'need' | 'flag' | 'number' | 'keyword' | 'clock';
  readonly start: unknown;
}

const days = (length: number) => ({ unit: 'days', length });
const dim: ParamField = {
  name: 'dim',
  kind: 'choice',
  choices: ruleDims,
  vocabulary: 'dim',
  start: 'sender',
};
const window: ParamField = { name: 'window', kind: 'window', start: days(30) };
const from: ParamField = { name: 'from', kind: 'cents', start: '100000' };
const atLeast: ParamField = { name: 'atLeast', kind: 'count', start: 3 };
const minOrders: ParamField = { name: 'minOrders', kind: 'count', start: 1 };

/** The fields of each kind of rule, in the order in which a person fills them in. */
export const paramFields: Readonly<Record<RuleKind, readonly ParamField[]>> = {
  sum: [
    dim,
    window,
    { name: 'of', kind: 'choice', choices: ['amount', 'cash'], vocabulary: 'ofWhat', start: 'amount' },
    { name: 'over', kind: 'centsOrNone', start: '300000' },
    minOrders,
    { name: 'clock', kind: 'choice', choices: ['none', 'CTR'], vocabulary: 'clock', start: null },
  ],
  average: [dim, window, { name: 'times', kind: 'decimal', start: '3' }, { ...minOrders, start: 5 }, from],
  count: [dim, window, atLeast, { ...from, start: '1' }],
  distinct: [
    { name: 'dims', kind: 'checks', choices: ruleDims, vocabulary: 'dim', start: ['receiver'] },
    { name: 'of', kind: 'choice', choices: distinctOf, vocabulary: 'of', start: 'sender' },
    window,
    atLeast,
    { name: 'over', kind: 'centsOrNone', start: null },
  ],
  band: [dim, window, atLeast, { name: 'bands', kind: 'bands', start: [{ from: '250000', to: '299999' }] }],
  tier: [
    from,
    { name: 'window', kind: 'windowOrOrder', start: null },
    minOrders,
    { name: 'needs', kind: 'checks', choices: needs, vocabulary: 'need', start: ['id'] },
  ],
  certification: [{ name: 'classes', kind: 'lines', start: [] }],
  flag: [{ name: 'flag', kind: 'choice', choices: ruleFlags, vocabulary: 'flag', start: ruleFlags[0] }],
  keyword: [
    {
      name: 'fields',
      kind: 'checks',
      choices: keywordFields,
      vocabulary: 'keyword',
      start: [...keywordFields],
    },
    { name: 'words', kind: 'lines', start: [] },
  ],
  limit: [
    { name: 'fact', kind: 'choice', choices: ruleNumbers, vocabulary: 'number', start: ruleNumbers[0] },
    { name: 'over', kind: 'decimal', start: '1' },
  ],
  newAndBig: [{ name: 'days', kind: 'count', start: 30 }, from],
  dormant: [{ name: 'days', kind: 'count', start: 180 }, from],
  refunds: [dim, window, atLeast],
};

export function startParams(kind: RuleKind): Record<string, unknown> {
  return Object.fromEntries(paramFields[kind].map(({ name, start }) => [name, start]));
}
