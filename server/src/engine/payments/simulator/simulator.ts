import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAmount } from '../gateway/nmi-format.ts';
import { fieldsPage, fieldsScript, fieldsStyle } from './fields-page.ts';
import { queryAnswer } from './query-answer.ts';
import type { Behaviour } from './test-cards.ts';
import { behaviours, namedToken, testCards } from './test-cards.ts';
import type { Transaction, Verdict } from './transactions.ts';
import { Transactions } from './transactions.ts';

export interface SimulatorOptions {
  readonly port?: number;
  readonly host?: string;
  readonly clock?: () => Date;
  /** How late 'late' is, and how long a customer stands at a terminal, ms. */
  readonly lateMs?: number;
  readonly terminalMs?: number;
}

export interface Simulator {
  readonly url: string;
  readonly fieldsUrl: string;
  readonly transactions: readonly Transaction[];
  /** Every form that came in, as it was sent. */
  readonly seen: readonly URLSearchParams[];
  /** The next calls of a type behave so, before what the card says; `times` 1 unless said. */
  script(type: string, behaviour: Behaviour, times?: number): void;
  settle(): void;
  stop(): Promise<void>;
}

interface Script {
  readonly type: string;
  readonly behaviour: Behaviour;
  times: number;
}

interface TerminalCall {
  isDone: boolean;
}

/**
 * A card gateway in the wire format of NMI that keeps its books in memory: for the demo and the tests. What it shall
 * do is said by the card, by its token, by a script, or at `POST /control`.
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', clock = () => new Date() } = options;
  const state = new SimulatorState(clock, options);
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    fieldsUrl: `${url}/token/fields`,
    transactions: state.books.all,
    seen: state.seen,
    script: (type, behaviour, times = 1) => void state.scripts.push({ type, behaviour, times }),
    settle: () => state.books.settle(),
    stop: () => stop(server, state),
  };
}

class SimulatorState {
  readonly books: Transactions;
  readonly seen: URLSearchParams[] = [];
  readonly scripts: Script[] = [];
  readonly tokens = new Map<string, { brand: string; last4: string; behaviour: Behaviour }>();
  readonly terminals = new Map<string, TerminalCall>();
  readonly timers = new Set<NodeJS.Timeout>();
  readonly lateMs: number;
  readonly terminalMs: number;

  constructor(clock: () => Date, { lateMs = 2000, terminalMs = 3000 }: SimulatorOptions) {
    this.books = new Transactions(clock);
    this.lateMs = lateMs;
    this.terminalMs = terminalMs;
  }

  after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  /** What a call shall meet: the script for its type, else what its card plays. */
  behaviourOf(form: URLSearchParams): Behaviour {
    const type = form.get('type') ?? '';
    const script = this.scripts.find((one) => one.type === type && one.times > 0);
    if (script !== undefined) {
      script.times -= 1;
      return script.behaviour;
    }
    return this.cardOf(form).behaviour;
  }

  cardOf(form: URLSearchParams): { brand: string; last4: string; behaviour: Behaviour } {
    const token = form.get('payment_token') ?? '';
    return (
      this.tokens.get(token) ?? namedToken(token) ?? { brand: 'visa', last4: '1111', behaviour: 'approve' }
    );
  }
}

async function answer(state: SimulatorState, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : searchParams;
  switch (pathname) {
    case '/api/transact.php':
      return transact(state, form, response);
    case '/api/query.php':
      return query(state, form, response);
    case '/token/create':
      return createToken(state, form, response);
    case '/control':
      return control(state, form, response);
    default:
      return pathname.startsWith('/api/asyncstatus/')
        ? poll(state, pathname, response)
        : sendStatic(pathname, searchParams, response);
  }
}

function transact(state: SimulatorState, form: URLSearchParams, response: ServerResponse): void {
  state.seen.push(form);
  const behaviour = state.behaviourOf(form);
  const isTerminal = form.has('poi_device_id');
  if (isTerminal && form.get('response_method') === 'asynchronous')
    return startTerminal(state, form, response);
  if (behaviour === 'timeout-before') return; // the socket stays open until the caller gives up
  if (behaviour === 'garbage') return void response.end('<html>502 Bad Gateway</html>');
  if (behaviour === 'late') return state.after(state.lateMs, () => void work(state, form, behaviour));
  const verdict = work(state, form, behaviour);
  if (behaviour === 'twice') work(state, form, behaviour);
  if (behaviour === 'timeout-after') return;
  if (isTerminal) state.after(state.terminalMs, () => sendVerdict(form, verdict, response));
  else sendVerdict(form, verdict, response);
}

/** The work itself. */
function work(state: SimulatorState, form: URLSearchParams, behaviour: Behaviour): Verdict {
  const text = (name: string): string => form.get(name) ?? '';
  if (text('security_key') === '') return { response: '3', text: 'Authentication Failed', code: '300' };
  const type = text('type');
  if (type === 'sale' || type === 'auth')
    return take(state, form, { type, isDeclined: behaviour === 'decline' });
  if (type === 'void') return state.books.void(text('transactionid'));
  if (behaviour === 'decline') return declined;
  const amount = parseAmount(text('amount'));
  if (type === 'capture') return state.books.capture(text('transactionid'), amount);
  if (type === 'refund') return state.books.refund(text('transactionid'), amount, text('orderid'));
  return { response: '3', text: 'Invalid transaction type', code: '300' };
}

/** As at NMI, an amount below a dollar is declined. */
function take(
  state: SimulatorState,
  form: URLSearchParams,
  { type, isDeclined }: { type: 'sale' | 'auth'; isDeclined: boolean },
): Verdict {
  const amount = parseAmount(form.get('amount') ?? '0');
  const { brand, last4 } = state.cardOf(form);
  return state.books.take({
    type,
    orderId: form.get('orderid') ?? '',
    key: form.get('security_key') ?? '',
    amount,
    brand,
    last4,
    isDeclined: isDeclined || amount < 100n,
  });
}

const declined: Verdict = { response: '2', text: 'DECLINE', code: '200' };

/** An asynchronous terminal answers at once with a GUID; the customer takes a while. */
function startTerminal(state: SimulatorState, form: URLSearchParams, response: ServerResponse): void {
  const guid = randomUUID();
  const terminal: TerminalCall = { isDone: false };
  state.terminals.set(guid, terminal);
  state.after(state.terminalMs, () => {
    work(state, form, state.behaviourOf(form));
    terminal.isDone = true;
  });
  const fields = {
    response: '1',
    responsetext: 'Request accepted',
    response_code: '101',
    async_status_guid: guid,
  };
  sendText(response, new URLSearchParams(fields).toString());
}

function poll(state: SimulatorState, pathname: string, response: ServerResponse): void {
  const terminal = state.terminals.get(pathname.split('/').at(-1) ?? '');
  if (terminal === undefined) return void response.writeHead(404).end();
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ asyncStatus: terminal.isDone ? 'interactionComplete' : 'inFlight' }));
}

function query(state: SimulatorState, form: URLSearchParams, response: ServerResponse): void {
  const script = state.scripts.find((one) => one.type === 'query' && one.times > 0);
  if (script !== undefined) script.times -= 1;
  if (script?.behaviour.startsWith('timeout') === true) return;
  const [orderId, id] = [form.get('order_id'), form.get('transaction_id')];
  const isAsked = (one: Transaction): boolean => (orderId === null ? one.id === id : one.orderId === orderId);
  const found = state.books.all.filter((one) => one.key === form.get('security_key') && isAsked(one));
  response.setHeader('content-type', 'text/xml');
  response.end(queryAnswer(found));
}

/** The number is looked at and forgotten: kept are the token, the brand and the last four digits. */
function createToken(state: SimulatorState, form: URLSearchParams, response: ServerResponse): void {
  const number = (form.get('ccnumber') ?? '').replaceAll(/\D/g, '');
  const card = testCards[number];
  if (card === undefined) return void response.writeHead(422).end();
  const token = randomUUID();
  state.tokens.set(token, card);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ token, card: { type: card.brand, number: `************${card.last4}` } }));
}

function control(state: SimulatorState, form: URLSearchParams, response: ServerResponse): void {
  const behaviour = behaviours.find((one) => one === form.get('behaviour'));
  if (form.get('do') === 'settle') state.books.settle();
  else if (behaviour !== undefined) {
    state.scripts.push({
      type: form.get('type') ?? 'auth',
      behaviour,
      times: Number(form.get('times') ?? 1),
    });
  } else return void response.writeHead(422).end();
  response.writeHead(204).end();
}

const statics: Readonly<Record<string, readonly [mime: string, body: string]>> = {
  '/token/fields.js': ['text/javascript', fieldsScript],
  '/token/fields.css': ['text/css', fieldsStyle],
};

function sendStatic(pathname: string, query: URLSearchParams, response: ServerResponse): void {
  const page = fieldsPage(query.get('language') === 'es' ? 'es' : 'en');
  const found = pathname === '/token/fields' ? (['text/html', page] as const) : statics[pathname];
  if (found === undefined) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': `${found[0]}; charset=utf-8`,
    'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(found[1]);
}

function sendVerdict(form: URLSearchParams, verdict: Verdict, response: ServerResponse): void {
  const { transaction } = verdict;
  const fields = {
    response: verdict.response,
    responsetext: verdict.text,
    authcode: transaction?.authCode ?? '',
    transactionid: transaction?.id ?? '',
    avsresponse: 'Y',
    cvvresponse: 'M',
    orderid: form.get('orderid') ?? '',
    type: form.get('type') ?? '',
    response_code: verdict.code,
    ...(transaction && { cc_type: transaction.brand, cc_number: `4xxxxxxxxxxx${transaction.last4}` }),
  };
  sendText(response, new URLSearchParams(fields).toString());
}

function sendText(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'text/html; charset=UTF-8');
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function stop(server: Server, state: SimulatorState): Promise<void> {
  for (const timer of state.timers) clearTimeout(timer);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
