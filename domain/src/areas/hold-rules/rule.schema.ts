import { z } from 'zod';
import { serviceTypes } from '../../access/service-type.ts';
import { instant, positiveCents, text } from '../../kernel/wire.ts';
import {
  checkTypes,
  distinctOf,
  keywordFields,
  LONGEST_DAYS,
  needs,
  ruleActions,
  ruleDims,
  ruleFlags,
  ruleNumbers,
  windowUnits,
} from './rule.values.ts';

/** Hours back from the moment; or days, a month or a quarter of the corporation's calendar with today in it. */
export const ruleWindow = z
  .strictObject({ unit: z.enum(windowUnits), length: z.int().min(1).max(2000) })
  .refine(({ unit, length }) => length <= longestOf[unit], { path: ['length'], message: 'invalid' });
export type RuleWindow = z.output<typeof ruleWindow>;

const longestOf = { hours: LONGEST_DAYS * 24, days: LONGEST_DAYS, month: 1, quarter: 1 } as const;

const times = z.int().min(1).max(1000);
const decimal = z.string().regex(/^\d{1,13}(\.\d{1,4})?$/, 'invalid');

const band = z
  .strictObject({ from: positiveCents, to: positiveCents })
  .refine(({ from, to }) => BigInt(from) <= BigInt(to), { path: ['to'], message: 'invalid' });

/** What a rule measures, and from where it counts as a finding. Amounts are US cents. */
export const ruleParams = {
  /** More than an amount within a window, by at least so many orders. Null: no limit now. */
  sum: z.strictObject({
    dim: z.enum(ruleDims),
    window: ruleWindow,
    of: z.enum(['amount', 'cash']),
    over: positiveCents.nullable(),
    minOrders: times,
    /** The report that falls due. */
    clock: z.enum(['CTR']).nullable(),
  }),
  /** So many times the mean of the orders before, if there were enough of them. */
  average: z.strictObject({
    dim: z.enum(ruleDims),
    window: ruleWindow,
    times: decimal,
    minOrders: times,
    from: positiveCents,
  }),
  count: z.strictObject({ dim: z.enum(ruleDims), window: ruleWindow, atLeast: times, from: positiveCents }),
  /** So many different people or offices meet in one key; `over` is what they move together. */
  distinct: z.strictObject({
    dims: z.array(z.enum(ruleDims)).min(1).max(5),
    of: z.enum(distinctOf),
    window: ruleWindow,
    atLeast: times,
    over: positiveCents.nullable(),
  }),
  /** Amounts that stay just under a threshold. */
  band: z.strictObject({
    dim: z.enum(ruleDims),
    window: ruleWindow,
    bands: z.array(band).min(1).max(8),
    atLeast: times,
  }),
  /** From an amount on, of the order or of a window, something has to be known of the sender. */
  tier: z.strictObject({
    from: positiveCents,
    window: ruleWindow.nullable(),
    minOrders: times,
    needs: z.array(z.enum(needs)).min(1).max(needs.length),
  }),
  certification: z.strictObject({ classes: z.array(text(40)).max(20) }),
  flag: z.strictObject({ flag: z.enum(ruleFlags) }),
  keyword: z.strictObject({
    fields: z.array(z.enum(keywordFields)).min(1),
    words: z.array(text(60, 2)).min(1).max(200),
  }),
  limit: z.strictObject({ fact: z.enum(ruleNumbers), over: decimal }),
  newAndBig: z.strictObject({ days: z.int().min(1).max(3650), from: positiveCents }),
  dormant: z.strictObject({ days: z.int().min(1).max(3650), from: positiveCents }),
  /** Paid and given back. */
  refunds: z.strictObject({ dim: z.enum(ruleDims), window: ruleWindow, atLeast: times }),
} as const;

export type RuleKind = keyof typeof ruleParams;
export type RuleParams<K extends RuleKind> = z.output<(typeof ruleParams)[K]>;
export const ruleKinds = Object.keys(ruleParams) as [RuleKind, ...RuleKind[]];

function measure<const K extends RuleKind>(kind: K) {
  return z.strictObject({ kind: z.literal(kind), params: ruleParams[kind] });
}

export const ruleMeasure = z.discriminatedUnion('kind', [
  measure('sum'),
  measure('average'),
  measure('count'),
  measure('distinct'),
  measure('band'),
  measure('tier'),
  measure('certification'),
  measure('flag'),
  measure('keyword'),
  measure('limit'),
  measure('newAndBig'),
  measure('dormant'),
  measure('refunds'),
]);
export type RuleMeasure = z.output<typeof ruleMeasure>;

const services = z
  .array(z.enum(serviceTypes))
  .max(serviceTypes.length)
  .transform((given) => [...new Set(given)].toSorted());

/** A version of a rule as it is written down; it counts once another person has activated it. */
export const ruleInput = z
  .strictObject({
    code: z.string().regex(/^[A-Z][A-Z0-9_]{2,29}$/, 'invalid'),
    name: z.strictObject({ en: text(120), es: text(120) }),
    measure: ruleMeasure,
    action: z.enum(ruleActions),
    checkType: z.enum(checkTypes),
    /** Empty: all. */
    services,
    isOn: z.boolean(),
    isAml: z.boolean(),
    source: text(120, 0).default(''),
    /** Null: from its activation on. */
    activeFrom: instant.nullable(),
    activeTo: instant.nullable(),
  })
  .refine(({ activeFrom, activeTo }) => activeTo === null || activeFrom === null || activeTo > activeFrom, {
    path: ['activeTo'],
    message: 'invalid',
  })
  // A refusal is read at the counter, which would tell what must not be told.
  .refine(({ action, isAml }) => action !== 'refuse' || !isAml, { path: ['action'], message: 'invalid' });
export type RuleInput = z.output<typeof ruleInput>;
