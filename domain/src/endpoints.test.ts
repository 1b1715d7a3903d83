import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { allEndpoints } from './endpoints.ts';
import type { EndpointSpec } from './kernel/endpoint.ts';

const queries = Object.entries<EndpointSpec>(allEndpoints).flatMap(([name, { query }]) =>
  query instanceof z.ZodObject ? [{ name, query }] : [],
);

test.each(queries)('$name takes undefined as empty (seed §7)', ({ query }) => {
  const isTaken = (values: object) => query.safeParse(values);
  const absent = isTaken({});
  const needed = new Set(absent.error?.issues.map(({ path }) => path[0]));
  for (const name of Object.keys(query.shape).filter((key) => !needed.has(key))) {
    const refused = isTaken({ [name]: '' }).error?.issues.filter(({ path }) => path[0] === name) ?? [];
    expect(refused, name).toEqual([]);
  }
});

test('every endpoint with a query is looked at', () => {
  const withQuery = Object.values<EndpointSpec>(allEndpoints).filter(({ query }) => query !== undefined);
  expect(queries).toHaveLength(withQuery.length);
});

type JsonSchema = z.core.JSONSchema.JSONSchema;

const odd = [
  '',
  ' ',
  '\0',
  '\ud800',
  '-1',
  '1e9',
  '0x1',
  'constructor',
  '2026-02-30',
  'España/Norte',
  '9'.repeat(40),
];

/** Values of the right types and the wrong content, so that what looks at several fields together is reached. */
function oddValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => oddValue(one as JsonSchema)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.type === 'array') return fc.array(oddValue(schema.items as JsonSchema), { maxLength: 3 });
  if (schema.type === 'object') return oddObject(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer();
  return fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 20 }));
}

function oddObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, oddValue(one as JsonSchema)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const inputs = Object.entries<EndpointSpec>(allEndpoints).flatMap(([name, spec]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = spec[part];
    return schema === undefined ? [] : [{ name, part, schema }];
  }),
);

test.each(inputs)('$name: what does not fit its $part is refused, whatever it is', ({ schema }) => {
  const values = oddValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  fc.assert(
    fc.property(values, (value) => {
      schema.safeParse(value); // a refinement that throws would be our mistake, not the caller's
    }),
    { numRuns: 100 },
  );
});
