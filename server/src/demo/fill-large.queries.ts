import pg from 'pg';
import { checkLarge } from './check-large.queries.ts';
import { bookClones } from './clone-books.queries.ts';
import { cloneOrders } from './clone-orders.queries.ts';
import { makeClients } from './make-clients.queries.ts';
import { pickTemplates } from './pick-templates.queries.ts';

/**
 * Makes a demo large by SQL over whole sets: every new order is a copy of one that the engine made, with other people,
 * another number and another day. So its events, prices, payments and journals fit together as the engine's do.
 *
 * What is passed over, and why nothing wrong comes of it:
 * - Foreign keys and ordinary triggers are not asked row by row (`session_replication_role`, where the login may set
 *   it). `checkLarge` asks all foreign keys of the tables at once at the end.
 * - The guard that an order enters its history at the first step is off for the copies, which enter with all of their
 *   steps. `checkLarge` walks every history: no gap, each step of a lifecycle, the last one where the order stands.
 * - The posting function is passed by: holds and balances are written as the sums of the new lines, with one deposit
 *   for each fund beforehand. The ledger's own invariants compare them with the lines.
 * The other guards that are "enable always" stay on: a journal without all of its lines or not summing to zero, a closed
 * period, a refund above its payment, a fund below its floor are refused here as well.
 *
 * All of it is one transaction, with its indexes built anew in it. Whatever does not hold takes everything back.
 */
export async function fillLarge(
  url: string,
  { orders, say }: { orders: number; say: (line: string) => void },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'giro demo' });
  await client.connect();
  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    const count = await work();
    const number = typeof count === 'number' ? ` ${count.toLocaleString('en')}` : '';
    say(`${what}:${number} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query('begin');
    await prepare(client, say);
    const indexes = await dropIndexes(client);
    await client.query('alter table orders disable trigger orders_insert_has_event');
    await timed('templates', async () => await pickTemplates(client, orders));
    await timed('customers with their recipients', async () => await makeClients(client, orders));
    await timed('orders', async () => await cloneOrders(client, orders));
    await timed('journals', async () => await bookClones(client));
    await timed('guards of journals', async () => void (await client.query('set constraints all immediate')));
    await client.query('alter table orders enable always trigger orders_insert_has_event');
    await timed('indexes', async () => {
      for (const definition of indexes) await client.query(definition);
      return indexes.length;
    });
    await timed('statistics', async () => void (await client.query('analyze')));
    await timed('foreign keys and histories checked', async () => await checkLarge(client));
    await timed('commit', async () => void (await client.query('commit')));
  } finally {
    await client.end();
  }
  await vacuum(url, timed);
}

async function prepare(client: pg.Client, say: (line: string) => void): Promise<void> {
  await client.query(`set local synchronous_commit = off; set local work_mem = '256MB';
    set local maintenance_work_mem = '1GB'; set local statement_timeout = 0; set local lock_timeout = '5s'; set local jit = off`);
  await client.query('savepoint replica');
  try {
    await client.query("set local session_replication_role = 'replica'");
  } catch {
    await client.query('rollback to savepoint replica');
    say('this login may not leave out foreign keys; it takes longer');
  }
}

const filled = [
  'orders',
  'order_events',
  'payments',
  'money_transfers',
  'customers',
  'customer_phones',
  'customer_ids',
  'recipients',
  'recipient_phones',
  'ledger.entry',
  'ledger.journal',
];

/** Everything that is no key is built anew when the rows are there. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
    [filled],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function vacuum(
  url: string,
  timed: (what: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await timed('vacuum', async () => void (await client.query('vacuum')));
  } finally {
    await client.end();
  }
}
