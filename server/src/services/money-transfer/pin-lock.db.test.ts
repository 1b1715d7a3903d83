import { expect, it } from 'vitest';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { testShop } from './test-shop.ts';
import { doTo } from './test-transfers.queries.ts';
import { MAX_PIN_TRIES } from './transfer-guards.queries.ts';

const { test, world, submitted } = await testShop();
const { seller, counter, payer } = world;

it('locks a PIN after too many wrong ones and says so, until there is a new one', async () => {
  const { body: order } = await doTo(test, await submitted(), { as: payer, action: 'ReadyForPickup' });
  const pinOf = async () =>
    (await test.call<TransferPaper>('GET', `/api/services/transfers/${order.id}`, seller)).body.pin;
  const recipientId = { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' };
  const say = async (pin: string) =>
    (await doTo(test, order, { as: counter, action: 'Delivery', recipientId, pin })).status;
  const { digits = '' } = { ...(await pinOf()) };
  expect(await pinOf()).toMatchObject({ isLocked: false });
  for (let tries = 0; tries < MAX_PIN_TRIES; tries += 1) {
    expect(await say(digits === '0000' ? '1111' : '0000')).toBe(422);
  }
  expect(await pinOf()).toMatchObject({ isLocked: true, digits: null });
  expect(await say(digits ?? '')).toBe(422);
  const renewed = await test.call('POST', `/api/services/transfers/${order.id}/pin`, { ...seller, ...order });
  expect(renewed.status).toBe(200);
  const fresh = await pinOf();
  expect(fresh).toMatchObject({ isLocked: false });
  expect(await say(fresh?.digits ?? '')).toBe(200);
});
