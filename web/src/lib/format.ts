import { currentLanguage } from './i18n.ts';

/** Anything that names a moment: an ISO text of the API, a Date, or milliseconds. */
export type Moment = string | number | Date;

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INVALID = '—';

let officeZone: string | undefined;

/** Dates are shown in the time zone of the active office; undefined is the browser's own. */
export function setOfficeZone(zone: string | undefined) {
  officeZone = zone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${officeZone} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: officeZone, ...options });
    formats.set(key, format);
  }
  return format;
}

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} satisfies Intl.DateTimeFormatOptions;

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * What the clocks of the office show at a moment, or undefined when it is not a valid one. The first formatter of Intl
 * costs a page 15 ms of its start, so it only stands in where a browser does not know Temporal.
 */
function clockOf(moment: Moment): WallClock | undefined {
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) return undefined;
  return typeof Temporal === 'undefined' ? clockByIntl(time) : clockByTemporal(time);
}

function clockByTemporal(time: number): WallClock {
  const zone = officeZone ?? Temporal.Now.timeZoneId();
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
}

/** The same for older browsers. */
function clockByIntl(time: number): WallClock {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = formatter('en-US', CLOCK)
    .format(time)
    .split(/\D+/)
    .map(Number);
  return { year, month, day, hour, minute };
}

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = ({ day, month, year }: WallClock): string => `${two(day)}/${two(month)}/${year}`;
const timeOf = ({ hour, minute }: WallClock): string =>
  `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;

/** `20/11/2026`. A date without a time belongs to no zone and is never shifted. */
export function formatDate(moment: Moment): string {
  const plain = typeof moment === 'string' ? DATE_ONLY.exec(moment) : null;
  if (plain) return `${plain[3]}/${plain[2]}/${plain[1]}`;
  const clock = clockOf(moment);
  return clock ? dateOf(clock) : INVALID;
}

/** `02:32 pm`. */
export function formatTime(moment: Moment): string {
  const clock = clockOf(moment);
  return clock ? timeOf(clock) : INVALID;
}

/** `20/11/2026 02:32 pm`. */
export function formatDateTime(moment: Moment): string {
  const clock = clockOf(moment);
  return clock ? `${dateOf(clock)} ${timeOf(clock)}` : INVALID;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `3 hours ago`, `in 2 days`, `now`; in the user's language. */
export function formatRelative(moment: Moment, now: Moment = Date.now()): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(seconds)) return INVALID;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  const amount = unit === 'second' ? 0 : Math.trunc(seconds / size);
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(amount, unit);
}

/** English digits everywhere: tills and receipts print 1,234.50 in both languages. */
const NUMBER_LOCALE = 'en-US';

export function formatNumber(value: number | bigint, fractionDigits?: number): string {
  return new Intl.NumberFormat(NUMBER_LOCALE, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/**
 * Money from minor units, without a float on the way: `formatMoney('56000', 'USD')` is `$560.00`.
 * Bigints travel as text in JSON, so text is welcome.
 */
export function formatMoney(minor: bigint | string | number, currency: string): string {
  const format = new Intl.NumberFormat(NUMBER_LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'code',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = BigInt(minor);
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const decimal = digits === 0 ? whole : `${whole}.${text.slice(-digits)}`;
  return format.format(`${amount < 0n ? '-' : ''}${decimal}` as Intl.StringNumericLiteral);
}

/** `+13055550110` as `+1 305 555 0110`, `+5352841190` as `+53 5 284 1190`; any other number as it is. */
export function formatPhone(e164: string): string {
  return e164
    .replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3')
    .replace(/^\+53(\d)(\d{3})(\d{4})$/, '+53 $1 $2 $3');
}
