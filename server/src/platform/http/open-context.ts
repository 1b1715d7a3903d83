import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access } from '#domain/access/access.ts';
import { mayCall } from '#domain/access/access.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import type { Role } from '#domain/access/roles.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import type { EndpointKey, EndpointSpec } from '#domain/kernel/endpoint.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { findSession, touchSession } from '../auth/current-session.queries.ts';
import type { Services } from '../services.ts';
import type { CurrentOffice, Idempotency, OfficeContext, RequestContext, SessionContext } from './context.ts';

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Finds out who calls and whether they may: the one gate of every route. Only who may come in is told
 * what the request lacks. 401 when the session is over, 403 when the office is not the caller's,
 * 409 when the role is not enough, 428 when a header is missing.
 */
export async function openContext(
  services: Services,
  route: { key: EndpointKey; spec: EndpointSpec },
  request: FastifyRequest,
): Promise<RequestContext | SessionContext | OfficeContext> {
  const base = requestContext(services, route.key, request);
  const context = route.spec.access.who === 'public' ? base : await enter(base, route.spec, request);
  return {
    ...context,
    ifMatch: route.spec.ifMatch === true ? versionOf(request) : null,
    idempotency: route.spec.idempotent === true ? idempotencyOf(request) : null,
  };
}

async function enter(
  base: RequestContext,
  { access }: EndpointSpec,
  request: FastifyRequest,
): Promise<SessionContext> {
  const { services, now } = base;
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Problem('session-ended');
  const named = header(request, 'x-appuseroffice') ?? '';
  const officeId = /^[1-9]\d{0,17}$/.test(named) ? named : '0';
  const found = await findSession(services.db, { token, officeId, now });
  if (found === undefined) throw new Problem('session-ended');
  if (now.getTime() - found.last_seen_at.getTime() > 60_000) {
    await touchSession(services.db, found.session_id, now);
  }
  request.language = languageOf(request) ?? found.language; // what follows may refuse
  return { ...admit(base, access, found), language: request.language };
}

/** The person of a living session, if the endpoint is theirs to call in this office. */
export function admit(base: RequestContext, access: Access, found: FoundSession): SessionContext {
  const context = { ...base, ...personOf(found), office: officeOf(found), language: found.language };
  if (access.who === 'session') return context;
  if (context.office === null) throw new Problem('office-not-yours');
  const verdict = mayCall(access, { ...context.user, office: context.office });
  if (!verdict.allowed) throw new Problem(verdict.code);
  return context;
}

function requestContext(services: Services, endpoint: EndpointKey, request: FastifyRequest): RequestContext {
  return {
    services,
    endpoint,
    requestId: request.id,
    ip: request.ip,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    language: languageOf(request) ?? 'en',
    now: services.clock(),
    ifMatch: null,
    idempotency: null,
  };
}

function personOf(found: FoundSession): Pick<SessionContext, 'sessionId' | 'user'> {
  return {
    sessionId: found.session_id,
    user: {
      id: found.user_id,
      email: found.email,
      name: `${found.first_name} ${found.last_name}`,
      roles: found.roles as Role[],
      roleMenus: found.role_menus as MenuRight[],
    },
  };
}

function officeOf(found: FoundSession): CurrentOffice | null {
  if (found.office_id === null || found.code === null || found.name === null) return null;
  return {
    id: found.office_id,
    code: found.code,
    name: found.name,
    officeType: found.office_type as OfficeType,
    serviceTypes: (found.service_types ?? []) as ServiceType[],
    timeZone: found.time_zone ?? 'America/New_York',
    accessAllowToCustomerInfo: found.access_allow_to_customer_info ?? false,
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The language the browser asks for in so many words; the person's own otherwise. */
function languageOf(request: FastifyRequest): Language | undefined {
  const wanted = (header(request, 'accept-language') ?? '').slice(0, 2).toLowerCase();
  return wanted === 'es' || wanted === 'en' ? wanted : undefined;
}

function versionOf(request: FastifyRequest): number {
  const match = /^"?(\d{1,9})"?$/.exec(header(request, 'if-match') ?? '');
  if (match === null) throw new Problem('if-match-missing');
  return Number(match[1]);
}

function idempotencyOf(request: FastifyRequest): Idempotency {
  const key = header(request, 'idempotency-key') ?? '';
  if (!/^[\w-]{8,100}$/.test(key)) throw new Problem('idempotency-key-missing');
  const text = JSON.stringify([request.url, request.headers['if-match'], request.body]);
  return { key, requestHash: createHash('sha256').update(text).digest('base64url'), isReplayed: false };
}
