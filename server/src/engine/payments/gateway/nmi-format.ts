import type { Condition, GatewayAnswer, GatewayOutcome, GatewayRecord } from './gateway-port.ts';

/** US cents as the gateway writes amounts: `226.00`. */
export function formatAmount(cents: bigint): string {
  const text = cents.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export function parseAmount(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(2, '0').slice(0, 2));
}

/** What goes out, and the same without what may not be kept: keys and tokens. */
export function withoutSecrets(form: Readonly<Record<string, string>>): Record<string, string> {
  const { security_key: _, payment_token: token, ...rest } = form;
  return token === undefined ? rest : { ...rest, payment_token: '[token]' };
}

const keptOfAnswer = [
  'response',
  'responsetext',
  'authcode',
  'transactionid',
  'avsresponse',
  'cvvresponse',
  'orderid',
  'type',
  'response_code',
  'async_status_guid',
] as const;

/** Of an answer only what is named here is kept; a gateway may echo more than anybody should store. */
export function keepOfAnswer(fields: URLSearchParams): Record<string, string> {
  const kept = keptOfAnswer.flatMap((name) => {
    const value = fields.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, 200)] as const];
  });
  return Object.fromEntries(kept);
}

const outcomes: Readonly<Record<string, GatewayOutcome>> = { '1': 'approved', '2': 'declined', '3': 'error' };

/**
 * A query string as an answer. 1 approved, 2 declined, 3 error; anything else is no answer. The codes 420 to 440
 * speak of the way to the processor: whether it got through is not known.
 */
export function parseAnswer(body: string): GatewayAnswer {
  const fields = new URLSearchParams(body.trim());
  const text = (name: string): string | null => fields.get(name)?.trim() || null;
  const code = Number(text('response_code') ?? 0);
  const isOnTheWay = code >= 420 && code <= 440;
  const outcome = isOnTheWay ? 'unknown' : (outcomes[text('response') ?? ''] ?? 'unknown');
  return {
    outcome,
    text: (text('responsetext') ?? '').slice(0, 200),
    transactionId: text('transactionid'),
    authCode: text('authcode'),
    avs: text('avsresponse'),
    cvv: text('cvvresponse'),
    brand: text('cc_type'),
    last4: last4Of(text('cc_number')),
    asyncGuid: text('async_status_guid'),
  };
}

const conditions: readonly Condition[] = [
  'pending',
  'pendingsettlement',
  'complete',
  'canceled',
  'failed',
  'in_progress',
];

/** The transactions of a query's XML; null when it is none. The format is flat, so a parser of its own is enough. */
export function parseRecords(xml: string): GatewayRecord[] | null {
  if (!/<nm_response>[\s\S]*<\/nm_response>/.test(xml) || xml.includes('<error_response>')) return null;
  return blocks(xml, 'transaction').map((block) => {
    const head = block.replaceAll(/<action>[\s\S]*?<\/action>/g, '');
    const condition = tag(head, 'condition') as Condition;
    return {
      transactionId: tag(head, 'transaction_id'),
      orderId: tag(head, 'order_id'),
      condition: conditions.includes(condition) ? condition : 'unknown',
      authCode: tag(head, 'authorization_code') || null,
      avs: tag(head, 'avs_response') || null,
      cvv: tag(head, 'csc_response') || null,
      brand: tag(head, 'cc_type') || null,
      last4: last4Of(tag(head, 'cc_number')),
      actions: blocks(block, 'action').map((action) => ({
        type: tag(action, 'action_type'),
        amount: parseAmount(tag(action, 'amount').replace('-', '')),
        isSuccess: tag(action, 'success') === '1',
      })),
    };
  });
}

function blocks(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '');
}

function tag(xml: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return value.trim();
}

/** The last four of a masked number. A number that is not masked is not ours to hold: nothing of it is kept. */
function last4Of(masked: string | null): string | null {
  if (masked === null || /^\d{5,}$/.test(masked)) return null;
  return /(\d{4})$/.exec(masked)?.[1] ?? null;
}
