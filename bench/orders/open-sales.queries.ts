import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Method } from '#domain/kernel/endpoint.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CallOptions, TestApp } from '#server/platform/http/test-app.ts';
import { insertOffice, insertUser } from '#server/platform/http/test-people.queries.ts';
import {
  openDrawer,
  transferForm,
  transferWorld,
} from '#server/services/money-transfer/test-transfers.queries.ts';

/** Somebody who sells in an office of their own, with an open drawer and a customer before them. */
export interface Seller {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly office: string;
  readonly userId: string;
  /** The form of a sale to one of the seller's customers, as the browser sends it. */
  form(): string;
}

/** So high that no other number looks like one of them: they are found in whatever was sent. */
const firstIds = { orders: '710000000001', payments: '720000000001' } as const;
const partyIds = { customer: 730_000_000_000n, recipient: 740_000_000_000n } as const;
/** Many, so that nobody has sent much before and the limits of a day look at few transfers. */
export const customersOfSeller = 2000;

/** Offices that sell on credit, each with its own seller, customer and recipient; one provider and price list for all. */
export async function openSales({
  owner,
  address,
  count,
}: {
  owner: Kysely<Tables>;
  address: string;
  count: number;
}): Promise<Seller[]> {
  for (const [table, first] of Object.entries(firstIds)) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.raw(first)}`.execute(owner);
  }
  const test = worldOf(owner, address);
  const first = await transferWorld(test);
  await allowMuch(test, first.office.id);
  const sellers: Seller[] = [];
  for (let at = 0; at < count; at += 1) {
    const office = await insertOffice(owner, {
      service_types: ['MoneyTransfer'],
      credit_model: 'Credit',
      credit_limit: '1000000000000',
    });
    const { id, token } = await insertUser(owner, { roles: ['Sale'], offices: [office.id] }, new Date());
    await openDrawer(test, { id, token, office: office.id });
    const firstId = BigInt(at * 10_000);
    await copyParties(owner, { ...first, office: office.id, firstId });
    const headers = headersOf({ token, office: office.id });
    sellers.push({ address, headers, office: office.id, userId: id, form: () => formOf(first, firstId) });
  }
  await sql`analyze`.execute(owner);
  return sellers;
}

function formOf(world: Awaited<ReturnType<typeof transferWorld>>, firstId: bigint): string {
  const at = firstId + BigInt(randomInt(customersOfSeller));
  const [customer, recipient] = [partyIds.customer + at, partyIds.recipient + at].map(String);
  return JSON.stringify(transferForm({ ...world, customer, recipient } as typeof world));
}

/** A limit of a day that is asked at every payment and never reached. */
async function allowMuch(test: TestApp, office: string): Promise<void> {
  const { token } = await test.insertUser({ roles: ['CorporationAccounting'], offices: [office] });
  const value = { period: 'Day', per: 'Sender', method: null, payoutCurrency: null, officeId: null };
  const changes = [{ action: 'Set', value: { ...value, min: null, max: '100000000', count: null } }];
  const body = { reason: 'bench', validFrom: null, validTo: null, changes };
  const path = '/api/settings/transfers/limits';
  const answer = await test.call('PUT', path, { token, office, version: 1, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** What the tests arrange their business with, against a server elsewhere. */
export function worldOf(owner: Kysely<Tables>, address: string): TestApp {
  const now = new Date();
  const world = {
    database: { owner },
    clock: { now },
    insertOffice: async (values?: Parameters<typeof insertOffice>[1]) => await insertOffice(owner, values),
    insertUser: async (user: Parameters<typeof insertUser>[1]) => await insertUser(owner, user, now),
    call: async (method: Method, path: string, options: CallOptions) => {
      const reply = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...headersOf(options),
          'if-match': `"${options.version ?? 0}"`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(options.body),
      });
      return { status: reply.status, body: await reply.json() };
    },
  };
  return world as unknown as TestApp;
}

export function headersOf({ token = '', office = '' }: CallOptions): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-language': 'en',
    'x-appuseroffice': office,
  };
}

/** Customers and recipients like the first ones, known to each other in pairs: the same number, another first digit. */
async function copyParties(
  owner: Kysely<Tables>,
  {
    customer,
    recipient,
    office,
    firstId,
  }: { customer: string; recipient: string; office: string; firstId: bigint },
): Promise<void> {
  const [customerId, recipientId] = [partyIds.customer + firstId, partyIds.recipient + firstId].map(String);
  // Nobody shares a carné: compliance holds what many send to one.
  const firstCarne = 55_010_100_000n + (firstId / 10_000n) * BigInt(customersOfSeller);
  await sql`
    with n as (select generate_series(0, ${customersOfSeller - 1}::bigint) as n),
    c as (
      insert into customers (id, first_name, last_name, second_last_name, birth_date, phone, office_id, created_at,
        updated_at) overriding system value
      select ${customerId}::bigint + n, first_name, last_name || n, second_last_name, birth_date,
        '+1' || right((${customerId}::bigint + n)::text, 10), ${office}::bigint, created_at, updated_at
        from customers, n where id = ${customer} returning id),
    i as (
      insert into customer_ids (customer_id, type, number, country, state, expires_on, created_at)
      select ${customerId}::bigint + n, type, number || ${office} || n, country, state, expires_on, created_at
        from customer_ids, n where customer_id = ${customer}),
    r as (
      insert into recipients (id, first_name, last_name, second_last_name, ci, phone, province, municipality, address,
        office_id, created_at, updated_at) overriding system value
      select ${recipientId}::bigint + n, first_name, last_name || n, second_last_name, (${firstCarne}::bigint + n)::text, phone || n, province,
        municipality, address, ${office}::bigint, created_at, updated_at from recipients, n
       where id = ${recipient} returning id)
    insert into customer_recipients (customer_id, recipient_id, relationship, created_at)
    select ${customerId}::bigint + n, ${recipientId}::bigint + n, 'Parent', ${new Date()}
      from n, (select count(*) from c) made, (select count(*) from r) known`.execute(owner);
}
