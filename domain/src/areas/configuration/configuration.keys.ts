import { z } from 'zod';
import { serviceTypes } from '../../access/service-type.ts';

const emails = z.array(z.email().max(200)).max(20);
const score = z.number().min(0).max(1);

/**
 * The typed configuration of the installation. Every change is a new version with who, when and why.
 * A key that was never set has its default.
 */
export const configurationKeys = {
  OfficeServices: {
    schema: z.array(z.enum(serviceTypes)).max(30),
    initial: serviceTypes.filter((service) => service !== 'None'),
    en: 'Services that offices may be given',
    es: 'Servicios que se pueden dar a las oficinas',
  },
  Countries: {
    schema: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
    initial: ['CU', 'US'],
    en: 'Countries offered first, as two-letter codes',
    es: 'Países que se ofrecen primero, con código de dos letras',
  },
  ProcessStates: {
    schema: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
    initial: ['FL'],
    en: 'US states in which the business may sell',
    es: 'Estados de EE. UU. donde el negocio puede vender',
  },
  Global2FactorAuthenticationFlag: {
    schema: z.boolean(),
    initial: false,
    en: 'Everybody needs a second factor to log in',
    es: 'Todos necesitan un segundo factor para entrar',
  },
  /** Shown here; it has versions of its own, which a second person activates. */
  OfacMatchConfig: {
    schema: z.object({
      thresholds: z.object({ review: score, alert: score, block: score }),
      maxHits: z.number().int().min(1).max(200),
    }),
    initial: { thresholds: { review: 0.8, alert: 0.85, block: 0.95 }, maxHits: 25 },
    en: 'From which score a name is looked at, is an alert that holds, and is a block',
    es: 'Desde qué puntaje un nombre se revisa, es alerta que retiene, y es bloqueo',
  },
  ListStaleness: {
    schema: z.strictObject({
      /** After so many hours without a look at the publisher a list is stale. */
      hours: z.number().int().min(1).max(8760),
      /** US cents. */
      payOutAbove: z.number().int().min(0).max(100_000_000),
      isBlockOn: z.boolean(),
    }),
    initial: { hours: 48, payOutAbove: 50_000, isBlockOn: true },
    en: 'Hours until sanctions lists are stale, and whether pay-outs above so many cents then wait',
    es: 'Horas hasta que las listas de sanciones caducan, y si entonces esperan los pagos mayores que estos centavos',
  },
  ClaimsOthersEmailsForShipment: {
    schema: emails,
    initial: [],
    en: 'Who gets a mail about shipment claims of the type Other',
    es: 'Quién recibe correo de los reclamos de envío del tipo Otros',
  },
  SupportEmails: {
    schema: emails,
    initial: [],
    en: 'Who gets a mail when a background job keeps failing',
    es: 'Quién recibe correo cuando una tarea de fondo sigue fallando',
  },
  CorporationTimeZone: {
    schema: z.string().refine(isTimeZone, 'invalid'),
    initial: 'America/New_York',
    en: 'Time zone of the corporation, used by compliance and reports',
    es: 'Zona horaria de la corporación, para cumplimiento e informes',
  },
  RefundApprovalAbove: {
    /** US cents. */
    schema: z.number().int().min(0).max(100_000_000),
    initial: 50_000,
    en: 'Refunds above this many cents need a second person',
    es: 'Reembolsos mayores que estos centavos necesitan una segunda persona',
  },
  OrderTimes: {
    schema: z.strictObject({
      autoSubmitMinutes: z.number().int().min(0).max(10_080),
      draftDays: z.number().int().min(1).max(365),
    }),
    initial: { autoSubmitMinutes: 0, draftDays: 7 },
    en: 'Minutes from payment until an order is submitted by itself, and days until an unpaid draft is discarded',
    es: 'Minutos desde el pago hasta que una orden se envía sola, y días hasta descartar un borrador sin pagar',
  },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown; en: string; es: string }>;

/** Keys that are changed on a screen of their own. */
export const screensOfKeys: Readonly<Record<string, string>> = { OfacMatchConfig: '/compliance/matching' };

export type ConfigurationKey = keyof typeof configurationKeys;
export type ConfigurationValue<K extends ConfigurationKey> = z.output<
  (typeof configurationKeys)[K]['schema']
>;
export const configurationNames = Object.keys(configurationKeys) as ConfigurationKey[];

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
