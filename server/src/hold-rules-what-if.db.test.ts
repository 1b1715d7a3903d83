import { expect, it } from 'vitest';
import type { RuleInput, RuleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import type { WhatIf } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { rulesWorld } from './test-hold-rules.queries.ts';

const { test, world, owner, officer, sell, daysPass, rule } = await rulesWorld();
const [writer, second] = [await officer(), await officer()];

const sumOver = (over: string): RuleMeasure => ({
  kind: 'sum',
  params: { dim: 'pair', window: { unit: 'days', length: 3 }, of: 'amount', over, minOrders: 1, clock: null },
});

const input = (measure: RuleMeasure, changes: Partial<RuleInput> = {}): RuleInput => ({
  code: 'PAIR_3D',
  name: { en: 'Pair in three days', es: 'Par en tres días' },
  measure,
  action: 'review',
  checkType: 'Other',
  services: [],
  isOn: true,
  isAml: true,
  source: '',
  activeFrom: null,
  activeTo: null,
  ...changes,
});

async function whatIf(body: RuleInput): Promise<WhatIf> {
  const answer = await test.call<WhatIf>('POST', '/api/settings/hold-rules/what-if', { ...writer, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

it('a replay of what counts says what really happened, and a draft what it would have changed', async () => {
  await rule('PAIR_3D', sumOver('25000'), { action: 'review' });
  const sold: string[] = [];
  for (const pause of [0, 0, 1, 0, 2, 5, 0]) {
    await daysPass(pause);
    sold.push((await sell()).id);
  }
  // Cancelled after it counted with the last one, so it did count then.
  const [, , , , , , last = ''] = sold;
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
  const { version } = await owner
    .selectFrom('orders')
    .select('version')
    .where('id', '=', sold[5] ?? '')
    .executeTakeFirstOrThrow();
  const body = { action: 'Cancel', reason: 'changed her mind' };
  const path = `/api/orders/${sold[5]}/actions`;
  expect((await test.call('POST', path, { ...world.admin, version, body })).status).toBe(200);

  const really = await owner
    .selectFrom('rule_hits')
    .select('order_id')
    .where('code', '=', 'PAIR_3D')
    .execute();
  expect(really.map(({ order_id }) => order_id)).toEqual([sold[2], sold[3], sold[4]]);
  const same = await whatIf(input(sumOver('25000')));
  expect(same).toMatchObject({ judged: 7, before: 3, after: 3, added: { count: 0 }, removed: { count: 0 } });
  const stricter = await whatIf(input(sumOver('15000')));
  expect(stricter).toMatchObject({ before: 3, after: 5, added: { count: 2 }, removed: { count: 0 } });
  expect(stricter.added.orders.map(({ id }) => id)).toEqual([last, sold[1]]);
  const off = await whatIf(input(sumOver('25000'), { isOn: false }));
  expect(off).toMatchObject({ before: 3, after: 0, removed: { count: 3 } });
  const other = await whatIf(input({ kind: 'limit', params: { fact: 'giftValue', over: '100' } }));
  expect(other).toMatchObject({ after: 0, unknown: 7 });
  const kept = await owner.selectFrom('hold_rules').select('id').where('code', '=', 'PAIR_3D').execute();
  expect(kept).toHaveLength(1);
});

it('a version is drafted by one, activated by another, and counts from then on', async () => {
  const post = async (as: typeof writer, path: string, version?: number, body: object = {}) =>
    await test.call<Created & { code?: string }>('POST', `/api/settings/hold-rules${path}`, {
      ...as,
      body,
      ...(version !== undefined && { version }),
    });
  const draft = await post(writer, '', undefined, input(sumOver('5000'), { action: 'hold' }));
  expect(draft.body).toMatchObject({ version: 1 });
  const twice = await post(second, '', undefined, input(sumOver('6000')));
  expect([twice.status, twice.body.code]).toEqual([409, 'rule-waits']);
  await daysPass(20);
  expect((await sell()).status).toBe('Purchased');
  expect((await post(second, `/${draft.body.id}/activate`, 1)).body.code).toBe('rule-decided');
  const asked = await post(writer, `/${draft.body.id}/ask`, 1, { reason: 'Too much to one person' });
  expect(asked.status).toBe(200);
  expect((await post(writer, `/${draft.body.id}/activate`, 2)).body.code).toBe('own-rule');
  expect((await post(second, `/${draft.body.id}/activate`, 1)).status).toBe(412);
  const edit = { ...writer, version: 2, body: input(sumOver('1')) };
  const edited = await test.call<{ code: string }>('PUT', `/api/settings/hold-rules/${draft.body.id}`, edit);
  expect(edited.body.code).toBe('rule-decided');
  expect((await post(second, `/${draft.body.id}/activate`, 2)).status).toBe(200);
  expect((await sell()).status).toBe('Hold');
  const seller = await test.call('GET', '/api/settings/hold-rules', world.seller);
  expect(seller.status).toBe(409);
});
