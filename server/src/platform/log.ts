import type { DestinationStream, Logger } from 'pino';
import { pino, stdSerializers } from 'pino';

/** Names of fields whose value never reaches a log, at the top of a line and up to three levels below. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'password_hash',
  'token',
  'ticket',
  'code',
  'secret',
  'totpSecret',
  'totp_secret',
  'serviceKey',
  'service_key',
  'securityKey',
  'security_key',
  'cardNumber',
  'cvv',
  'idNumber',
  'documentNumber',
  'bankAccount',
  'bank_account',
  'phone',
  'email',
];
const levels = ['', '*.', '*.*.', '*.*.*.'];
const bodies = ['body', 'payload', 'rawBody'];

// Whatever a message quotes: card, id and phone numbers (9 to 19 digits, also grouped) and tokens of 256 bits.
const numbers = /(?<![\w.-])\d(?:[ -]?\d){8,18}(?![\w-])/g;
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;

export interface LogOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/**
 * Structured log, one JSON object a line. No secret, token, card or id number is ever written: fields are redacted
 * by name, bodies are dropped, and every finished line is searched for numbers and tokens once more.
 */
export function createLog({ level, destination }: LogOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: levels.flatMap((prefix) => [...secretFields, ...bodies].map((name) => prefix + name)),
        censor: (_, path) => (bodies.includes(path.at(-1) ?? '') ? undefined : '[redacted]'),
      },
      serializers: { req: requestLine, res: stdSerializers.res, err: errorLine },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

/** Digits become nines, so that the line stays valid JSON where the number was not in quotes. */
export function scrub(line: string): string {
  return line.replaceAll(numbers, (found) => found.replaceAll(/\d/g, '9')).replaceAll(tokens, '[token]');
}

/** Of a request only what cannot hold personal data: no query string, no headers, no body. */
function requestLine(request: { id?: unknown; method?: string; routeOptions?: { url?: string } }) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url };
}

/** The database's own account of an error quotes rows; only its kind and place are kept. */
function errorLine(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { table, constraint } = error;
  return {
    type: error.name,
    message: error.message,
    sqlState: error.code,
    table,
    constraint,
    stack: error.stack,
  };
}
