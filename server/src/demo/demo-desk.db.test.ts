import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { ensureShippedLists } from '#server/compliance/lists/ensure-shipped-lists.queries.ts';
import { verifyAllChains } from '#server/compliance/cases/verify-case-chain.queries.ts';
import { startSimulator } from '#server/engine/payments/simulator/simulator.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { startDemo } from './fill-demo.queries.ts';
import { firstOrders } from './first-orders.ts';
import { loadDemo } from './load-demo.queries.ts';

const simulator = await startSimulator();
afterAll(() => simulator.stop());

it('leaves the desk with one of everything, sold and decided as people would', async () => {
  const demoOrders = firstOrders.length + 25;
  const test = await testApp([], { isDemo: true, config: { demoOrders } });
  const { gateway } = test.services.config;
  Object.assign(test.services.config, { gateway: { ...gateway, url: simulator.url } });
  await ensureShippedLists(test.services, () => undefined);
  await loadDemo(test.services);
  await startDemo(test.services);
  const { owner } = test.database;
  const { rows } = await sql<{ receiver: string; status: string; held: string; outcome: string }>`
    select o.receiver_name as receiver, o.status, coalesce(c.outcome, '') as outcome,
      case when c.closed_at is not null then 'closed' when c.outcome is not null then 'blocked'
        when c.asked_action is not null then 'asked' when c.info_requested_at is not null then 'info'
        when c.assignee_id is not null then 'claimed' when c.queue = 'aml' then 'aml' else 'open' end as held
    from compliance_cases c join orders o on o.id = c.order_id
    where c.hold_id is not null and o.receiver_name not in (select full_name from block_list)
    order by 1`.execute(owner);
  expect(rows).toEqual(
    expect.arrayContaining([
      { receiver: 'Eugenio Armando Rabilero Aguilera', status: 'Hold', held: 'open', outcome: '' },
      { receiver: 'Roberto Tomás Morales Ojeda', status: 'Hold', held: 'claimed', outcome: '' },
      { receiver: 'Esteban Lazo Hernández', status: 'Hold', held: 'asked', outcome: '' },
      { receiver: 'Ania Guillermina Lastre Morera', status: 'Hold', held: 'info', outcome: '' },
      { receiver: 'Joaquín Quintas Solá', status: 'Released', held: 'closed', outcome: 'Released' },
      { receiver: 'Vicente De la O Levy', status: 'Locked', held: 'blocked', outcome: 'Locked' },
      { receiver: expect.any(String) as string, status: 'Hold', held: 'aml', outcome: '' },
    ]),
  );
  const clocks = await owner.selectFrom('report_clocks').select('kind').orderBy('kind').execute();
  expect(clocks.map(({ kind }) => kind)).toEqual(['OFAC_ANNUAL', 'OFAC_BLOCK', 'SAR']);
  expect(await verifyAllChains(owner)).toMatchObject({ broken: [] });
});
