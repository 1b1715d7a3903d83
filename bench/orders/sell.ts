import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Seller } from './open-sales.queries.ts';

export interface Sale {
  readonly createMs: number;
  readonly payMs: number;
}

interface Order {
  readonly id: string;
  readonly version: number;
}

const agent = new Agent({ keepAlive: true });

/** US cents of the sale; the form and the price list of the tests make it so. */
const total = 10_600;
const payment = JSON.stringify({
  action: 'Pay',
  payment: {
    amountMode: 'Full',
    total: { amountMinor: total, currency: 'USD' },
    tenders: [{ method: 'Cash', amount: String(total), reference: '', card: null }],
  },
});

/** A transfer is made and paid in cash. */
export async function sell(seller: Seller): Promise<Sale> {
  const started = performance.now();
  const order = await post(seller, { path: '/api/services/transfers', body: seller.form(), version: null });
  const made = performance.now();
  await post(seller, { path: `/api/orders/${order.id}/actions`, body: payment, version: order.version });
  return { createMs: made - started, payMs: performance.now() - made };
}

/** Each sells one after the other until the time is over. */
export async function sellFor(
  sellers: readonly Seller[],
  seconds: number,
): Promise<{ sales: Sale[]; ms: number }> {
  const started = performance.now();
  const sales: Sale[] = [];
  await Promise.all(
    sellers.map(async (seller) => {
      while (performance.now() - started < seconds * 1000) sales.push(await sell(seller));
    }),
  );
  return { sales, ms: performance.now() - started };
}

function post(
  { address, headers }: Seller,
  { path, body, version }: { path: string; body: string; version: number | null },
): Promise<Order> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}${path}`,
      {
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
          ...(version !== null && { 'if-match': `"${version}"` }),
        },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve(JSON.parse(text) as Order);
          else reject(new Error(`${path}: ${reply.statusCode} ${text}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
