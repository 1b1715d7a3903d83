import type { AuthRequest, Gateway, GatewayAnswer, GatewayCall, GatewayRecord } from './gateway-port.ts';
import { formatAmount, keepOfAnswer, parseAnswer, parseRecords, withoutSecrets } from './nmi-format.ts';

export interface NmiOptions {
  /** `https://secure.networkmerchants.com`, or the simulator. */
  readonly baseUrl: string;
  readonly securityKey: string;
  /** Transactions are played, no money moves. */
  readonly isTestMode: boolean;
  /** How long an answer may take, ms; a terminal that is waited for gets its own two minutes. */
  readonly timeoutMs: number;
  readonly terminalTimeoutMs: number;
  /** Told of every exchange, for the log. */
  readonly onCall: (call: GatewayCall) => Promise<void>;
}

type Form = Readonly<Record<string, string>>;

const noAnswer: GatewayAnswer = {
  outcome: 'unknown',
  text: '',
  transactionId: null,
  authCode: null,
  avs: null,
  cvv: null,
  brand: null,
  last4: null,
  asyncGuid: null,
};

/** A merchant account that speaks the NMI Payment API: forms to transact.php and query.php. It never repeats a call. */
export function createNmiGateway(options: NmiOptions): Gateway {
  const { securityKey, isTestMode, timeoutMs, terminalTimeoutMs } = options;

  async function transact(kind: GatewayCall['kind'], fields: Form, wait = timeoutMs): Promise<GatewayAnswer> {
    const form = { ...fields, type: kind, ...(isTestMode && { test_mode: 'enabled' }) };
    const body = await post(options, { kind, path: '/api/transact.php', form, wait });
    return body === null ? noAnswer : parseAnswer(body);
  }

  async function query(form: Form): Promise<GatewayRecord[] | null> {
    const body = await post(options, { kind: 'query', path: '/api/query.php', form, wait: timeoutMs });
    return body === null ? null : parseRecords(body);
  }

  function take(kind: 'sale' | 'auth', { orderId, amount, source }: AuthRequest): Promise<GatewayAnswer> {
    const fields = { amount: formatAmount(amount), orderid: orderId, currency: 'USD' };
    if (source.kind === 'token') return transact(kind, { ...fields, payment_token: source.token });
    const response_method = source.isAsync ? 'asynchronous' : 'synchronous';
    const terminal = { ...fields, poi_device_id: source.poiDeviceId, response_method };
    return transact(kind, terminal, source.isAsync ? timeoutMs : terminalTimeoutMs);
  }

  return {
    sale: (request) => take('sale', request),
    auth: (request) => take('auth', request),
    capture: (transactionid, amount) => transact('capture', { transactionid, amount: formatAmount(amount) }),
    void: (transactionid) => transact('void', { transactionid }),
    refund: (transactionid, amount, orderid) =>
      transact('refund', { transactionid, amount: formatAmount(amount), orderid }),
    findByOrder: (orderId) => query({ order_id: orderId }),
    async findByTransaction(transactionId) {
      const records = await query({ transaction_id: transactionId });
      return records === null ? null : records.find((one) => one.transactionId === transactionId);
    },
    async isTerminalDone(guid) {
      const answer = await send(options, {
        kind: 'poll',
        request: { async_status_guid: guid },
        url: `${options.baseUrl}/api/asyncstatus/${encodeURIComponent(guid)}`,
        init: { headers: { authorization: `Bearer ${securityKey}` } },
        wait: timeoutMs,
        keep: (text) => ({ asyncStatus: statusOf(text) }),
      });
      return answer === null ? null : !['inFlight', 'in_progress', ''].includes(statusOf(answer));
    },
  };
}

/** Where a terminal says it is; its word is only a reason to ask the gateway for the transaction itself. */
function statusOf(json: string): string {
  try {
    const { asyncStatus, status } = JSON.parse(json) as { asyncStatus?: unknown; status?: unknown };
    return String(asyncStatus ?? status ?? '').slice(0, 40);
  } catch {
    return '';
  }
}

interface Post {
  readonly kind: GatewayCall['kind'];
  readonly path: string;
  readonly form: Form;
  readonly wait: number;
}

function post(options: NmiOptions, { kind, path, form, wait }: Post): Promise<string | null> {
  return send(options, {
    kind,
    request: withoutSecrets(form),
    url: options.baseUrl + path,
    init: { method: 'POST', body: new URLSearchParams({ security_key: options.securityKey, ...form }) },
    wait,
    keep: (text) =>
      kind === 'query'
        ? { records: String(parseRecords(text)?.length ?? 'none') }
        : keepOfAnswer(new URLSearchParams(text.trim())),
  });
}

interface Exchange {
  readonly kind: GatewayCall['kind'];
  readonly request: Form;
  readonly url: string;
  readonly init: RequestInit;
  readonly wait: number;
  readonly keep: (text: string) => Form;
}

/** The text of the answer; null when none came in time, the line broke, or the gateway itself failed (5xx). */
async function send({ onCall }: NmiOptions, exchange: Exchange): Promise<string | null> {
  const { kind, request, url, init, wait, keep } = exchange;
  const started = performance.now();
  let text: string | null = null;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(wait) });
    const body = await response.text();
    text = response.ok ? body : null;
  } catch {
    text = null;
  }
  await onCall({
    kind,
    request,
    outcome: text === null ? 'no-answer' : 'answered',
    answer: text === null ? {} : keep(text),
    milliseconds: Math.round(performance.now() - started),
  });
  return text;
}
