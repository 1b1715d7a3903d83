import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { EndpointKey, EndpointMap, EndpointSpec, OutputOf, ReplyOf } from '#domain/kernel/endpoint.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { Services } from '../services.ts';
import type { OfficeContext, RequestContext, SessionContext } from './context.ts';
import { contentDisposition } from './content-disposition.ts';
import { isFileTarget } from './file-targets.ts';
import { openContext } from './open-context.ts';
import { parseInput } from './problem-answer.ts';
import { checkRate } from './rate-limit.queries.ts';

/** A binary answer; without a name the browser shows it in place (an event stream, an image). */
export interface Download {
  readonly name: string | null;
  readonly mime: string;
  readonly body: Readable | Buffer;
  readonly isInline?: boolean;
  /** Content policy of a page with styles of its own. */
  readonly policy?: string;
}

type ContextOf<S extends EndpointSpec> = S['access'] extends { who: 'public' }
  ? RequestContext
  : S['access'] extends { who: 'session' }
    ? SessionContext
    : OfficeContext;

export interface Input<S> {
  readonly params: OutputOf<S, 'params'>;
  readonly query: OutputOf<S, 'query'>;
  readonly body: OutputOf<S, 'body'>;
  /** For uploads and streams, which read the request themselves. */
  readonly request: FastifyRequest;
}

type Answer<S> = [ReplyOf<S>] extends [undefined] ? void : ReplyOf<S> extends Blob ? Download : ReplyOf<S>;
export type Handlers<M extends EndpointMap> = {
  readonly [K in keyof M & EndpointKey]: (
    context: ContextOf<M[K]>,
    input: Input<M[K]>,
  ) => Promise<Answer<M[K]>>;
};

/** A handler as the gate calls it, whatever its endpoint. */
export type AnyHandler = (context: RequestContext, input: Input<EndpointSpec>) => Promise<unknown>;

/**
 * Puts an area's contract and its handlers on the server. Every handler runs behind the same gate:
 * rate limit, session, office, role, headers, input; and its answer is cut to the declared shape.
 */
export function bind<M extends EndpointMap>(
  app: FastifyInstance,
  services: Services,
  { endpoints, handlers }: { endpoints: M; handlers: Handlers<M> },
): void {
  for (const [name, spec] of Object.entries<EndpointSpec>(endpoints)) {
    const key = name as EndpointKey;
    const handler = handlers[key] as unknown as AnyHandler;
    const [method = '', path = ''] = key.split(' ');
    if (isFileTarget(key, spec)) app.fileTargets.push({ key, spec, handler });
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint: key },
      handler: async (request, reply) => {
        if (spec.rate) await checkRate(services, { key, ip: request.ip, ...spec.rate });
        const context = await openContext(services, { key, spec }, request);
        request.language = context.language;
        const answer = await handler(context, readInput(spec, request, { request, ...context }));
        if (context.idempotency?.isReplayed) reply.header('idempotency-replayed', 'true');
        return send(reply, spec, answer);
      },
    });
  }
}

/** What a handler gets of a request: each part fits its schema, or the request is refused. */
export function readInput(
  spec: EndpointSpec,
  values: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  { language, request }: { language: Language; request: FastifyRequest },
): Input<EndpointSpec> {
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown =>
    parseInput(schema ?? nothing, value ?? {}, language);
  return {
    params: parse(spec.params, values.params),
    query: parse(spec.query, values.query),
    body: spec.upload ? undefined : parse(spec.body, values.body),
    request,
  } as Input<EndpointSpec>;
}

const nothing = z.strictObject({});

function send(reply: FastifyReply, spec: EndpointSpec, answer: unknown): unknown {
  if (spec.reply === undefined) return reply.code(204).send();
  if (spec.reply instanceof z.ZodType) return spec.reply.parse(answer);
  const { name, mime, body, isInline, policy } = answer as Download;
  reply.type(mime).header('cache-control', 'no-store');
  if (name !== null) reply.header('content-disposition', contentDisposition(name, isInline === true));
  if (policy !== undefined) reply.header('content-security-policy', policy);
  return reply.send(body);
}
