import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionBody } from '#domain/order/order.schema.ts';

/** Who asks, with the headers of their session. */
export interface Person {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How one operation ended, for certain. */
export interface Outcome {
  readonly action: string;
  readonly userId: string;
  readonly isDone: boolean;
  /** Code of the refusal. */
  readonly code: string;
  readonly id: string;
  readonly version: number;
  readonly tries: number;
  /** The answer had been given before, and was lost on its way. */
  readonly isReplay: boolean;
}

interface Order {
  readonly id: string;
  readonly version: number;
}

const pause = 150; // ms until the same request is sent again
const patience = 15_000; // ms for one answer

/** One who asks until there is an answer: the same request under the same key, whatever happens to the server. */
export class Teller {
  readonly outcomes: Outcome[] = [];
  readonly #address: string;
  readonly #giveUp: AbortSignal;

  constructor(address: string, giveUp: AbortSignal) {
    this.#address = address;
    this.#giveUp = giveUp;
  }

  async create(person: Person, form: string): Promise<Outcome> {
    return await this.#insist(person, { action: 'Create', path: '/api/services/transfers', body: form });
  }

  async act(person: Person, { id, version }: Order, body: ActionBody): Promise<Outcome> {
    return await this.#insist(person, {
      action: body.action,
      path: `/api/orders/${id}/actions`,
      body: JSON.stringify(body),
      version,
    });
  }

  /** The order as it stands now; null if there is none any more. */
  async read({ headers }: Person, id: string): Promise<Order | null> {
    for (;;) {
      this.#giveUp.throwIfAborted();
      const answer = await this.#fetch(`/api/orders/${id}`, { headers });
      if (answer?.status === 200) return JSON.parse(answer.text) as Order;
      if (answer?.status === 404) return null;
      await sleep(pause);
    }
  }

  async #insist(
    person: Person,
    { action, path, body, version }: { action: string; path: string; body: string; version?: number },
  ): Promise<Outcome> {
    const headers = {
      ...person.headers,
      'idempotency-key': randomUUID(),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    for (let tries = 1; ; tries += 1) {
      this.#giveUp.throwIfAborted();
      const answer = await this.#fetch(path, { method: 'POST', headers, body });
      if (answer !== null && isFinal(answer)) {
        const {
          id = '',
          version: made = 0,
          code = '',
        } = JSON.parse(answer.text) as Partial<Order> & { code?: string };
        const isDone = answer.status === 200;
        const told = {
          action,
          userId: person.id,
          isDone,
          code,
          id,
          version: made,
          tries,
          isReplay: answer.isReplay,
        };
        this.outcomes.push(told);
        return told;
      }
      await sleep(pause);
    }
  }

  /** Null where the connection broke or nobody listens. */
  async #fetch(path: string, request: RequestInit): Promise<Answer | null> {
    try {
      const reply = await fetch(this.#address + path, { ...request, signal: AbortSignal.timeout(patience) });
      const isReplay = reply.headers.get('idempotency-replayed') === 'true';
      return { status: reply.status, isReplay, text: await reply.text() };
    } catch {
      return null;
    }
  }
}

interface Answer {
  readonly status: number;
  readonly isReplay: boolean;
  readonly text: string;
}

/** Errors of the server say nothing about the operation; a twin that is still running neither. */
function isFinal({ status, text }: Answer): boolean {
  if (status >= 500) return false;
  if ([200, 404, 412, 422].includes(status)) return true;
  if (status === 409) return (JSON.parse(text) as { code: string }).code !== 'key-running';
  throw new Error(`${status} ${text}`);
}
