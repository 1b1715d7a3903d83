import { describe, expect, it } from 'vitest';
import { mayReadOf } from './engine/explorer/may-read.queries.ts';
import type { OfficeContext } from './platform/http/context.ts';
import { bind } from './platform/http/bind.ts';
import { testApp } from './platform/http/test-app.ts';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { z } from 'zod';
import { papers } from './papers.ts';

const asked = endpoints({
  'GET /api/may/{entity}/{id}': {
    summary: 'test',
    access: { who: ['any'] },
    params: z.object({ entity: z.string(), id: z.string() }),
    reply: z.object({ may: z.boolean() }),
  },
});
const mayRead = mayReadOf(papers);
const test = await testApp([
  (app, services) =>
    bind(app, services, {
      endpoints: asked,
      handlers: {
        'GET /api/may/{entity}/{id}': async (context, { params }) => ({
          may: await mayRead(context as OfficeContext, params.entity, params.id),
        }),
      },
    }),
]);

describe('a paper is open', () => {
  it('to whom role, right and office allow it, each record for itself', async () => {
    const [north, south] = [await test.insertOffice(), await test.insertOffice()];
    const admin = await test.insertUser({ roles: ['Admin'], offices: [north.id] });
    const seller = await test.insertUser({ roles: ['Sale'], offices: [north.id] });
    const far = await test.insertUser({ offices: [south.id] });
    const may = async (token: string, path: string) =>
      (await test.call<{ may: boolean }>('GET', `/api/may/${path}`, { token, office: north.id })).body.may;
    expect(await may(admin.token, `user/${seller.id}`)).toBe(true);
    expect(await may(admin.token, `user/${far.id}`)).toBe(false);
    expect(await may(seller.token, `user/${admin.id}`)).toBe(false);
    expect(await may(admin.token, `office/${north.id}`)).toBe(true);
    expect(await may(admin.token, `office/${south.id}`)).toBe(false);
    expect(await may(admin.token, `notice/1`)).toBe(false);
    expect(await may(admin.token, `toString/1`)).toBe(false);
  });
});
