import type { Created } from '#domain/kernel/wire.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { tables } from '#domain/services/money-transfer/test-tables.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { CallAnswer, TestApp } from '#server/platform/http/test-app.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';

export interface Person {
  readonly token: string;
  readonly office: string;
}

/** Instead of the job that writes to customers, whose letters have tests of their own. */
export const noLetters = { 'notify-order': { maxAttempts: 1, run: async () => await Promise.resolve() } };

/** A sales office, a provider that fulfils all of Cuba, a price list, a customer and a recipient. */
export async function transferWorld(test: TestApp) {
  const services = ['MoneyTransfer'];
  const office = await test.insertOffice({ office_type: 'Regular', service_types: services });
  const provider = await test.insertOffice({ office_type: 'Provider', service_types: services });
  const person = async (
    role: 'Sale' | 'Admin' | 'Pickup' | 'Delivery',
    at: { id: string },
  ): Promise<Person & { id: string }> => {
    const user: TestUser = await test.insertUser({ roles: [role], offices: [at.id] });
    return { id: user.id, token: user.token, office: at.id };
  };
  await enterPrices(test, { office: office.id, provider: provider.id });
  const customer = await insertCustomer(test, office.id);
  const recipient = await insertRecipient(test, office.id, customer);
  return {
    office,
    provider,
    customer,
    recipient,
    seller: await person('Sale', office),
    admin: await person('Admin', office),
    payer: await person('Admin', provider),
    counter: await person('Pickup', provider),
    courier: await person('Delivery', provider),
  };
}

export type TransferWorld = Awaited<ReturnType<typeof transferWorld>>;

/** A form that is complete: 100 dollars at the counter in Havana. */
export function transferForm({ customer, recipient }: TransferWorld, changes: Partial<TransferInput> = {}) {
  return {
    customerId: customer,
    recipientId: recipient,
    remittanceClass: 'Family',
    purpose: 'FamilySupport',
    relationship: 'Parent',
    method: 'OfficePickup',
    payoutCurrency: 'USD',
    province: 'La Habana',
    municipality: 'Playa',
    mode: 'SendFixed',
    amount: '10000',
    isDeclared: true,
    ...changes,
  };
}

/** Opens the drawer of a person, so that they can take cash. */
export async function openDrawer(test: TestApp, { id, office }: Person & { id: string }): Promise<void> {
  await test.database.owner
    .insertInto('cash_sessions')
    .values({
      office_id: office,
      user_id: id,
      business_day: '2026-11-20',
      opening_float: '0',
      opened_at: test.clock.now,
      updated_at: test.clock.now,
    })
    .execute();
}

export async function draftTransfer(
  test: TestApp,
  world: TransferWorld,
  changes: Partial<TransferInput> = {},
): Promise<Created> {
  const { seller } = world;
  const body = transferForm(world, changes);
  const answer = await test.call<Created>('POST', '/api/services/transfers', { ...seller, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export async function doTo(
  test: TestApp,
  { id, version }: Created,
  { as, ...body }: ActionBody & { as: Person },
): Promise<CallAnswer<Created>> {
  const { token, office } = as;
  return await test.call<Created>('POST', `/api/orders/${id}/actions`, { token, office, version, body });
}

/** Cash for all of it; `total` in cents as the screen showed it. */
export function inCash(total: number): ActionBody {
  return {
    action: 'Pay',
    payment: {
      amountMode: 'Full',
      total: { amountMinor: total, currency: 'USD' },
      tenders: [{ method: 'Cash', amount: String(total), reference: '', card: null }],
    },
  };
}

/** The price list of the unit tests, entered as the corporation would; every area is fulfilled by one provider. */
async function enterPrices(
  test: TestApp,
  { office, provider }: { office: string; provider: string },
): Promise<void> {
  const { token } = await test.insertUser({ roles: ['CorporationAccounting'], offices: [office] });
  for (const kind of Object.keys(tables) as SettingKind[]) {
    const changes = tables[kind]
      .map(({ value }) => ('providerOfficeId' in value ? { ...value, providerOfficeId: provider } : value))
      .filter((value) => !('officeId' in value) || value.officeId === null)
      // Of a dollar a day, so that the price shows it does not ask for them.
      .filter((value) => !('period' in value) || value.period === 'Transaction')
      .map((value) => ({ action: 'Set', value }));
    if (changes.length === 0) continue;
    const body = { reason: 'test', validFrom: null, validTo: null, changes };
    const path = `/api/settings/transfers/${kind}`;
    const { status, body: answer } = await test.call('PUT', path, { token, office, version: 0, body });
    if (status !== 200) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
  }
}

async function insertCustomer({ database, clock }: TestApp, office: string): Promise<string> {
  const at = { created_at: clock.now, updated_at: clock.now };
  const { id } = await database.owner
    .insertInto('customers')
    .values({
      first_name: 'María',
      last_name: 'Pérez',
      second_last_name: 'Peña',
      birth_date: '1980-05-04',
      phone: '+13055550101',
      office_id: office,
      ...at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.owner
    .insertInto('customer_ids')
    .values({
      customer_id: id,
      type: 'DriverLicense',
      number: 'P620040800000',
      country: 'US',
      state: 'FL',
      expires_on: '2030-05-04',
      created_at: clock.now,
    })
    .execute();
  return id;
}

async function insertRecipient(
  { database, clock }: TestApp,
  office: string,
  customer: string,
): Promise<string> {
  const { id } = await database.owner
    .insertInto('recipients')
    .values({
      first_name: 'José',
      last_name: 'Peña',
      second_last_name: 'Rodríguez',
      ci: '55010112345',
      phone: '+5352345678',
      province: 'La Habana',
      municipality: 'Playa',
      address: JSON.stringify({
        street: 'Calle 42',
        number: '512',
        province: 'La Habana',
        municipality: 'Playa',
      }),
      office_id: office,
      created_at: clock.now,
      updated_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.owner
    .insertInto('customer_recipients')
    .values({ customer_id: customer, recipient_id: id, relationship: 'Parent', created_at: clock.now })
    .execute();
  return id;
}
