import fc from 'fast-check';
import { describe, expect, test as it } from 'vitest';
import type { GuardName } from '#domain/order/guards.ts';
import { isPlace } from '#domain/order/transition.ts';
import { orderTypes } from '#domain/services/services.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindOrders } from './orders.routes.ts';
import { moneyGuardNames, testEngine } from './test-engine.ts';
import { createWalker, draftOf, faultsOf, readOrder, rowsFrom, takeRow } from './walk-orders.queries.ts';

/** `npm run walks` goes further than the test suite has time for. */
const WALKS = Number(process.env['GIRO_WALKS'] ?? 2);
const facts = new Map<GuardName, boolean>();
const engine = testEngine(facts);
const app = await testApp([bindOrders(engine)]);
const walker = await createWalker(app, engine, facts);
const away = ['<prev>', 'Discarded', 'Cancelled', 'Rejected', 'Hold'];

/** Steps that went through; walks that are mostly refused would prove nothing. */
let accepted = 0;

describe.each(orderTypes)('%s over HTTP', (type) => {
  it(
    'goes only where its lifecycle leads, and rests with closed books',
    { timeout: 30_000 * WALKS },
    async () => {
      const walk = fc.asyncProperty(fc.array(fc.nat(), { minLength: 12, maxLength: 28 }), async (choices) => {
        const { id } = await draftOf(walker, type);
        const met = new Set<string>();
        for (const n of choices) {
          const order = await readOrder(walker, id);
          met.add(order.status);
          const row = choose(rowsFrom(type, order.status), met, n);
          if (row === undefined) break;
          const { status, reason } = await takeRow(walker, { order, row, n });
          const after = await readOrder(walker, id);
          if (status === 200) {
            accepted += 1;
            expect(targets(type, order.status, row.action, order.previous_status)).toContain(after.status);
            expect(after.version).toBe(order.version + 1);
          } else {
            const what = `${order.status} ${row.action}`;
            const conflicts = ['nothing-to-undo', 'not-enough-cash'];
            const expected = conflicts.includes(reason ?? '') ? 409 : 422;
            expect([what, status, isOfMoney(reason)]).toEqual([what, expected, reason]);
            expect(after).toEqual(order);
          }
          expect(await faultsOf(walker, after)).toEqual([]);
        }
      });
      await fc.assert(walk, { numRuns: WALKS, seed: 20_261_121, endOnFailure: true });
    },
  );
});

it('most steps of the walks went through', () => {
  expect(accepted).toBeGreaterThan(WALKS * orderTypes.length * 6);
});

/** Mostly onward to where it has not been. */
function choose<Row extends { readonly to: string }>(rows: readonly Row[], met: Set<string>, n: number) {
  const onward = rows.filter(({ to }) => to !== '=' && !met.has(to) && !away.includes(to));
  const from = n % 3 === 0 || onward.length === 0 ? rows : onward;
  return from[Math.floor(n / 3) % Math.max(from.length, 1)];
}

function targets(type: (typeof orderTypes)[number], from: string, action: string, previous: string | null) {
  return rowsFrom(type, from)
    .filter((row) => row.action === action)
    .map(({ to }) => (isPlace(to) ? to : to === '=' ? from : previous));
}

/** Only the ledger and the payments may refuse what the test let hold. */
function isOfMoney(reason: string | undefined): string | undefined {
  const ofPayments = ['nothing-to-undo', 'field-refused', 'not-enough-cash'];
  return [...moneyGuardNames, ...ofPayments].find((name) => name === reason);
}
