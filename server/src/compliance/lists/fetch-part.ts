import { setTimeout as sleep } from 'node:timers/promises';

/** What a publisher said about a file when we last took it. */
export interface CachedAnswer {
  readonly url: string;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly sha256: string;
}

export type FetchedPart =
  | { readonly isSame: true }
  | {
      readonly isSame: false;
      readonly bytes: Uint8Array;
      readonly etag: string | undefined;
      readonly lastModified: string | undefined;
    };

/** Why a file could not be had; nothing is known about what the publisher has. */
export class FetchFailure extends Error {
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

export interface FetchLimits {
  readonly tries: number;
  /** Before the second try, ms; doubled before each further one. */
  readonly pauseMs: number;
  /** For one answer with its whole body, ms. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** The largest file of today has 6 MB. */
export const fetchLimits: FetchLimits = {
  tries: 3,
  pauseMs: 5000,
  timeoutMs: 120_000,
  maxBytes: 100_000_000,
};

/** Takes one file from its publisher, or learns that it is still the same. */
export async function fetchPart(
  url: string,
  known: CachedAnswer | undefined,
  limits: FetchLimits,
): Promise<FetchedPart> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(url, known, limits);
    } catch (error) {
      const failure = error instanceof FetchFailure ? error : new FetchFailure(reasonOf(error));
      if (failure.isFinal || attempt >= limits.tries) throw failure;
      await sleep(limits.pauseMs * 2 ** (attempt - 1));
    }
  }
}

async function fetchOnce(
  url: string,
  known: CachedAnswer | undefined,
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<FetchedPart> {
  const response = await fetch(url, {
    headers: headersFor(known),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304 && known) return { isSame: true };
  if (!response.ok) {
    await response.body?.cancel();
    throw new FetchFailure(`http-${response.status}`, { isFinal: !isPassing(response.status) });
  }
  const { headers } = response;
  return {
    isSame: false,
    bytes: await readBody(response, maxBytes),
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
}

function headersFor(known: CachedAnswer | undefined): Record<string, string> {
  return {
    accept: 'text/csv, text/plain, */*',
    'user-agent': 'giro (list download)',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

/** Whether another try may succeed: their fault, too many at once, too slow. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchFailure('too-large', { isFinal: true });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'timeout';
  return cause?.code ?? code ?? 'unreachable';
}
