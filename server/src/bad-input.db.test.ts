import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { serviceTypes } from '#domain/access/service-type.ts';
import { allEndpoints } from '#domain/endpoints.ts';
import type { EndpointSpec, Method } from '#domain/kernel/endpoint.ts';
import { openSession } from './platform/http/test-people.queries.ts';
import { testApp } from './platform/http/test-app.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.queries.ts';
import { routes } from './routes.ts';

const server = await testApp(routes);
await migrateJobs(server.database.ownerUrl);
const office = await server.insertOffice({
  is_head_office: true,
  service_types: serviceTypes.filter((type) => type !== 'None'),
});
const admin = await server.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });

/** What people and programs send by mistake or on purpose. */
const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '%',
    "'; --",
    '<b>',
    '💥',
    '-1',
    '999999999999999999',
    '2026-02-30',
    'NaN',
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 53, 1e308, true, null),
  fc.constantFrom('1', 'a@giro.test', 'Draft', '2026-11-20T10:00:00Z', '2026-11-20 10:00 am'),
);

/** Values for the fields that a schema names, some of them left out, so that the answer comes from behind the shape. */
function hostileTo(schema: z.ZodType | undefined) {
  const { properties = {} } = (
    schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  ) as {
    properties?: Record<string, z.core.JSONSchema.JSONSchema>;
  };
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    fc.oneof(fitting(property), hostile),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}

/** Something of the right type, which passes more often and then meets the database. */
function fitting(property: z.core.JSONSchema.JSONSchema): fc.Arbitrary<unknown> {
  if (property.enum) return fc.constantFrom<unknown>(...property.enum);
  if (property.const !== undefined) return fc.constant(property.const);
  if (property.type === 'boolean') return fc.boolean();
  if (property.type === 'integer' || property.type === 'number') return fc.integer();
  if (property.type === 'array') return fc.array(hostile, { maxLength: 3 });
  return fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('1', '2', 'name', '0'));
}

const asQuery = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );

test.for(Object.entries<EndpointSpec>(allEndpoints).filter(([, { reply }]) => reply !== 'stream'))(
  '%s is never brought down by what it is sent',
  async ([name, spec]) => {
    const [method = '', path = ''] = name.split(' ');
    if (!server.app.hasRoute({ method: method as Method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })) return;
    const input = fc.record({
      id: fc.constantFrom('1', '2', '0', 'x', '999999999999999999', '%00', '..%2f'),
      body: hostileTo(spec.body),
      query: hostileTo(spec.query),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ id, body, query }) => {
        server.clock.advance(6); // past the rate limits
        const answer = await server.call(method as Method, path.replaceAll(/\{\w+\}/g, id), {
          token: await openSession(server.database.owner, admin.id, server.clock.now),
          office: office.id,
          version: 1,
          query: asQuery(query),
          ...(method === 'GET' ? {} : { body: spec.body || !spec.upload ? body : undefined }),
        });
        expect(answer.status, answer.bytes.toString().slice(0, 300)).toBeLessThan(500);
      }),
      { numRuns: 8 },
    );
  },
);
