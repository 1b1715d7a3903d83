import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, instant, text } from '../../kernel/wire.ts';
import type { ConfigurationKey } from './configuration.keys.ts';
import { configurationNames } from './configuration.keys.ts';

const access = { who: ['corporationAdmin'] } as const;
const keyParams = z.strictObject({
  key: z.enum(configurationNames as [ConfigurationKey, ...ConfigurationKey[]]),
});

const version = z.object({
  version: z.number(),
  value: z.unknown(),
  reason: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});

export const configurationEndpoints = endpoints({
  'GET /api/configuration': {
    summary: 'Every configuration key with its value now',
    access,
    reply: z.object({
      keys: z.array(
        version.extend({
          key: z.string(),
          description: z.string(),
          /** Where it is changed instead. */
          screen: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /api/configuration/{key}': {
    summary: 'Every value a key ever had, the newest first',
    access,
    params: keyParams,
    reply: z.object({ versions: z.array(version) }),
  },
  'PUT /api/configuration/{key}': {
    summary: 'Give a key a new value',
    access,
    params: keyParams,
    body: z.strictObject({ value: z.unknown(), reason: text(300) }),
    ifMatch: true,
    reply: created,
  },
});
