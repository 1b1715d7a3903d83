import { describe, expect, test } from 'vitest';
import type { Access } from '#domain/access/access.ts';
import { mayCall } from '#domain/access/access.ts';
import { officeTypes } from '#domain/access/office-type.ts';
import type { Role } from '#domain/access/roles.ts';
import { roles } from '#domain/access/roles.ts';
import { ruleNames } from '#domain/access/rules.ts';
import { serviceTypes } from '#domain/access/service-type.ts';
import { allEndpoints } from '#domain/endpoints.ts';
import type { EndpointSpec, Method } from '#domain/kernel/endpoint.ts';
import { mayReadOf } from './engine/explorer/may-read.queries.ts';
import { papers } from './papers.ts';
import { testDatabase } from './platform/db/test-database.ts';
import { bindLive } from './platform/events/live.routes.ts';
import { bindApiDocs } from './platform/http/api-docs.routes.ts';
import { bindHealth } from './platform/http/health.routes.ts';
import { openSession } from './platform/http/test-people.queries.ts';
import { testApp } from './platform/http/test-app.ts';
import { routes } from './routes.ts';

const database = await testDatabase();
const walked = await testApp(
  [
    ...routes,
    (app, services) => bindHealth(app, services),
    (app, services) => bindLive(app, services, { url: database.appUrl, mayRead: mayReadOf(papers) }),
    (app, services) => bindApiDocs(app, services, allEndpoints),
  ],
  { database },
);
const all = Object.entries<EndpointSpec>(allEndpoints).map(([name, spec]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, spec, method: method as Method, path: path.replaceAll(/\{\w+\}/g, '1') };
});
const accessCodes = ['not-your-role', 'wrong-office', 'menu-right-missing'];

describe('every route states who may call it', () => {
  test.for(all)('$name', ({ spec }) => {
    const { who } = spec.access;
    if (typeof who === 'string') expect(['public', 'session']).toContain(who);
    else expect(who.length > 0 && who.every((rule) => ruleNames.includes(rule))).toBe(true);
  });

  test('and the server has no route under /api besides them', () => {
    const known = new Set(all.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')));
    const served = walked.app.printRoutes({ commonPrefix: false, includeMeta: false });
    expect(served).toContain('/api/');
    for (const name of known) expect(walked.app.hasRoute(routeOf(name)), name).toBe(true);
  });
});

function routeOf(name: string) {
  const [method = '', url = ''] = name.split(' ');
  return { method: method as Method, url };
}

/** What the gate must say, read from the contract; whether the contract is right is tested in domain/access. */
function verdictOf(access: Access, role: Role, officeType: (typeof officeTypes)[number]) {
  return mayCall(access, {
    roles: [role],
    roleMenus: [],
    office: { officeType, serviceTypes: [...serviceTypes], accessAllowToCustomerInfo: true },
  });
}

describe.for(officeTypes)('in an office of type %s', (officeType) => {
  test.for(roles)('%s is let in and kept out as the contract says', async (role) => {
    const office = await walked.insertOffice({ office_type: officeType, service_types: [...serviceTypes] });
    const user = await walked.insertUser({ roles: [role], offices: [office.id] });
    for (const { name, spec, method, path } of all) {
      if (spec.access.who === 'public') continue;
      const token = await openSession(walked.database.owner, user.id, walked.clock.now);
      // The body fits no endpoint, so that whoever is let in changes nothing.
      const answer = await walked.call<{ code: string }>(method, path, {
        token,
        office: office.id,
        ...(method === 'GET' ? { query: { walk: 'x' } } : { body: { walk: 'x' } }),
      });
      const verdict = verdictOf(spec.access, role, officeType);
      if (verdict.allowed) expect(accessCodes, name).not.toContain(answer.body?.code);
      else expect(answer, name).toMatchObject({ status: 409, body: { code: verdict.code } });
      expect([401, 403], name).not.toContain(answer.status);
      expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
    }
  });
});

test('nobody comes in without a session', async () => {
  walked.clock.advance(10); // past the rate limits that the walk has used up
  for (const { name, spec, method, path } of all) {
    if (spec.access.who === 'public') continue;
    const { status } = await walked.call(method, path, method === 'GET' ? {} : { body: {} });
    expect(status, name).toBe(401);
  }
});

test('a session without the office is sent away only where an office matters', async () => {
  const office = await walked.insertOffice();
  const stranger = await walked.insertUser({ roles: ['CorporationAdmin'] });
  for (const { name, spec, method, path } of all) {
    if (spec.access.who === 'public') continue;
    const token = await openSession(walked.database.owner, stranger.id, walked.clock.now);
    const answer = await walked.call(method, path, {
      token,
      office: office.id,
      ...(method === 'GET' ? { query: { walk: 'x' } } : { body: { walk: 'x' } }),
    });
    if (spec.access.who === 'session') expect(answer.status, name).not.toBe(403);
    else expect(answer.status, name).toBe(403);
  }
});
