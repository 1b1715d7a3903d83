import type { allEndpoints } from '#domain/endpoints.ts';
import type { InputOf, ReplyOf } from '#domain/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { messagesOf } from './i18n.ts';
import { wireQuery } from './wire-query.ts';
import { readStored } from './storage.ts';

export type Endpoints = typeof allEndpoints;
export type EndpointName = keyof Endpoints & string;

type Part<K extends EndpointName, P extends 'params' | 'query' | 'body'> =
  InputOf<Endpoints[K], P> extends undefined ? { [Q in P]?: undefined } : Record<P, InputOf<Endpoints[K], P>>;
export type CallInput<K extends EndpointName> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

/** A binary answer with the name of its Content-Disposition. */
export interface NamedBlob {
  readonly blob: Blob;
  readonly name: string;
}
export type Answer<K extends EndpointName> =
  ReplyOf<Endpoints[K]> extends Blob ? NamedBlob : ReplyOf<Endpoints[K]>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Kept by the form until the answer, so that a retry is the same request. */
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
  /** For uploads: fields named `file` or `files`. */
  readonly form?: FormData;
  /** Goes out also while the page is being closed. */
  readonly keepalive?: boolean;
}

let endSession: (reason: ApiError) => void = () => undefined;

/** The application says here what happens when the server no longer knows the session (401, 403). */
export function onSessionEnd(handler: (reason: ApiError) => void): void {
  endSession = handler;
}

let language = 'en';
export function setApiLanguage(code: string): void {
  language = code;
}

/**
 * Calls an endpoint of the contract; path, input and answer are typed by its name.
 *
 * @example
 * const user = await call('GET /api/settings/users/{id}', { params: { id } });
 */
export async function call<K extends EndpointName>(
  name: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<Answer<K>> {
  const token = currentToken();
  const response = await request(name, input, options);
  if (!response.ok) throw await refusal(name, response, token);
  if (response.status === 204) return undefined as Answer<K>;
  if (response.headers.get('content-type')?.includes('application/json'))
    return (await response.json()) as Answer<K>;
  return { blob: await response.blob(), name: nameOf(response) } as Answer<K>;
}

/** The same call for answers that are read while they arrive (the event stream). */
export async function openStream<K extends EndpointName>(
  name: K,
  input: CallInput<K>,
  options: CallOptions & { headers?: Record<string, string> } = {},
): Promise<ReadableStream<Uint8Array>> {
  const token = currentToken();
  const response = await request(name, input, options);
  if (!response.ok || response.body === null) throw await refusal(name, response, token);
  return response.body;
}

async function request(
  name: EndpointName,
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions & { headers?: Record<string, string> },
): Promise<Response> {
  const [method = 'GET', template = ''] = name.split(' ');
  const params = (input.params ?? {}) as Record<string, string>;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return await fetch(path + wireQuery(input.query as Record<string, unknown> | undefined), {
    method,
    headers: { ...headers(options), ...options.headers },
    body: options.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
    signal: options.signal,
    keepalive: options.keepalive,
  }).catch(sayNoLine);
}

/** A broken line is told in the person's language, not in the browser's words; giving up stays what it is. */
function sayNoLine(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new TypeError(
    messagesOf('lib')(($) => $.noLine),
    { cause: error },
  );
}

function headers({ idempotencyKey, ifMatch, form }: CallOptions): Record<string, string> {
  const token = currentToken();
  const office = readStored('X-APPUSEROFFICE');
  return {
    'accept-language': language,
    ...(form ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(office ? { 'X-APPUSEROFFICE': office } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
  };
}

function currentToken(): string | undefined {
  return readStored('APP_USER_AUTHENTICATED')?.token;
}

/** A late answer to a token of the past ends no session that has begun since. */
async function refusal(name: EndpointName, response: Response, token: string | undefined): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as {
    message?: string;
    code?: string;
    details?: unknown;
  };
  const error = new ApiError(body.message ?? response.statusText, {
    status: response.status,
    code: body.code ?? 'internal',
    details: body.details,
    endpoint: name,
  });
  const isOver = response.status === 401 || response.status === 403;
  if (isOver && token === currentToken()) endSession(error);
  return error;
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(header)?.[1] ?? 'unknown-file');
}
