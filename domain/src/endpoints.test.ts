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
