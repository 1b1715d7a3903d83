import { z } from 'zod';

import { endpoints } from '../../kernel/endpoint.ts';
import { created, id, instant, optional, text } from '../../kernel/wire.ts';
import { wireMoney } from '../../kernel/money.ts';
import { isInItsCurrency, transferAnswer, transferQuestionFields } from './pricing.endpoints.ts';
import { type SettingKind, settingKinds } from './transfer-settings.schema.ts';

const access = {
  who: ['corporationAdmin', 'corporationAccounting'],
  rights: ['SettingsMoneyTransfer'],
} as const;
const kind = z.enum(settingKinds as [SettingKind, ...SettingKind[]]);

/** A version of a row. The value has the shape that its table says. */
const setting = z.object({
  id: z.string(),
  kind,
  key: z.string(),
  version: z.int(),
  action: z.enum(['Set', 'End', 'Withdraw']),
  validFrom: instant,
  validTo: instant.nullable(),
  value: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  changedBy: z.string(),
  changedAt: instant,
});
export type WireSetting = z.infer<typeof setting>;

const settingChange = z.discriminatedUnion('action', [
  /** The value counts from the moment on. */
  z.strictObject({ action: z.literal('Set'), value: z.record(z.string(), z.unknown()) }),
  /** The row is no more from the moment on. */
  z.strictObject({ action: z.literal('End'), key: z.string().max(200) }),
  /** What was planned for exactly this moment will not happen. */
  z.strictObject({ action: z.literal('Withdraw'), key: z.string().max(200) }),
]);

export const settingsChange = z.strictObject({
  reason: text(300),
  /** Null: at once. */
  validFrom: instant.nullable(),
  /** Null: until a later version; else what counted before counts again. */
  validTo: instant.nullable(),
  changes: z.array(settingChange).min(1).max(400),
});
export type SettingsChange = z.output<typeof settingsChange>;

const officeChoice = z.object({ id: z.string(), code: z.string(), name: z.string() });

export const transferSettingsEndpoints = endpoints({
  'GET /api/settings/transfers': {
    summary: 'Every price table of transfers as it counts at a moment, and what is planned after it',
    access,
    query: z.object({ at: optional(instant) }),
    reply: z.object({
      at: instant,
      /** Changes of each table so far; sent back as If-Match. */
      revisions: z.record(z.string(), z.int()),
      rows: z.array(setting),
      planned: z.array(setting),
    }),
  },
  'GET /api/settings/transfers/offices': {
    summary: 'Offices that sell transfers, and providers that deliver them',
    access,
    reply: z.object({ sellers: z.array(officeChoice), providers: z.array(officeChoice) }),
  },
  'GET /api/settings/transfers/{kind}/history': {
    summary: 'Who changed a price table, when, why, and what: the newest first',
    access,
    params: z.strictObject({ kind }),
    query: z.object({ key: optional(z.string().max(200)) }),
    reply: z.object({
      versions: z.array(
        setting.extend({
          revision: z.int(),
          /** What counted at that moment before; null if nothing did. */
          before: z.record(z.string(), z.unknown()).nullable(),
        }),
      ),
    }),
  },
  'PUT /api/settings/transfers/{kind}': {
    summary: 'Change rows of a price table from a moment on',
    access,
    params: z.strictObject({ kind }),
    body: settingsChange,
    ifMatch: true,
    reply: created,
  },
  'POST /api/settings/transfers/quote': {
    summary: 'Try the prices of an office with the tables of any moment',
    access,
    body: z
      .strictObject({ ...transferQuestionFields, officeId: id, at: instant.nullable() })
      .refine(isInItsCurrency, { path: ['amount'], message: 'invalid' }),
    reply: transferAnswer.extend({
      providerCost: z.object({ officeId: z.string(), amount: wireMoney }).nullable(),
    }),
  },
});
