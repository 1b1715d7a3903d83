import { expect, it } from 'vitest';
import { testShop } from './test-shop.ts';
import { transferForm } from './test-transfers.queries.ts';

const { test, world } = await testShop();

it.each([
  ['en', 'Suspended in Pilón. Storm'],
  ['es', 'Suspendido en Pilón. Temporal'],
] as const)(
  'says why nothing is brought there in the language of who sells: %s',
  async (language, message) => {
    const body = transferForm(world, { method: 'HomeCash', province: 'Granma', municipality: 'Pilón' });
    const answer = await test.call('POST', '/api/services/transfers', { ...world.seller, language, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'method', code: 'transfer-suspended', message }] } },
    });
  },
);
