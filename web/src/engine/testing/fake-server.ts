import { vi } from 'vitest';

/** A request as the server would see it. */
export interface SeenCall {
  /** As in the contract, with the address filled in: 'GET /api/things'. */
  readonly name: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** An answer: JSON, a ready Response, or undefined for 404. */
export type Answer = (call: SeenCall) => unknown;

export interface FakeServer {
  /** All requests whose name begins so. */
  calls: (name: string) => SeenCall[];
  /** Answers change while a test goes on. */
  answers: Record<string, Answer>;
}

/** Stands where the network begins: answers `fetch` by method and path, and remembers who asked. */
export function fakeServer(answers: Record<string, Answer>): FakeServer {
  const seen: SeenCall[] = [];
  const server: FakeServer = {
    answers: { ...answers },
    calls: (name) => seen.filter((call) => call.name.startsWith(name)),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(String(input), window.location.origin);
    const name = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: SeenCall = { name, search: url.searchParams, body, headers: new Headers(init.headers) };
    seen.push(call);
    const answer = await server.answers[name]?.(call);
    if (answer instanceof Response) return abortable(answer.clone(), init.signal);
    return answer === undefined ? refusal(404, 'not-found') : Response.json(answer);
  });
  return server;
}

/** A refusal as the server words it. */
export function refusal(status: number, code: string, details?: unknown): Response {
  return Response.json({ message: `refused: ${code}`, code, details }, { status });
}

/** The body of an answer ends when the caller gives up, as on a real line. */
function abortable(answer: Response, signal: AbortSignal | null | undefined): Response {
  if (answer.body === null || !signal) return answer;
  const body = answer.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
