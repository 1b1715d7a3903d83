import { blockCustomer, setLevel } from '#server/areas/customers/act-on-customer.queries.ts';
import { insertCustomer } from '#server/areas/customers/save-customer.queries.ts';
import { insertRecipient } from '#server/areas/customers/save-recipient.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import { readDemoHouse } from './demo-house.queries.ts';
import type { DemoParty } from './demo-parties.ts';
import { joinTransaction } from './join-transaction.queries.ts';
import { demoParties } from './demo-parties.ts';
import { suspects } from './demo-suspects.ts';
import type { DemoTime } from './demo-time.ts';

const entered: Readonly<Record<string, string>> = {
  HIA: 'sale',
  KEN: 'office-admin',
  ORL: 'proxy-sale',
  HOU: 'proxy-admin',
};

/** Customers with their recipients, entered as on the form, each in the office that sells to them. */
export async function loadDemoParties(
  tx: Tx,
  services: Services,
  { at, count }: { at: DemoTime; count: number },
): Promise<void> {
  const house = await readDemoHouse({ ...services, db: joinTransaction(() => tx) });
  const today = services.clock().toISOString().slice(0, 10);
  for (const party of demoParties(count, today)) await enter(tx, { house, at, party });
  await blockNames(tx, { at, today, count });
}

async function enter(
  tx: Tx,
  { house, at, party }: { house: DemoHouse; at: DemoTime; party: DemoParty },
): Promise<void> {
  const { office, input, recipients, daysAgo, kind } = party;
  const login = entered[office];
  // Nobody worked in Tampa yet: the head office entered its first customers.
  const context = house.as(login ?? 'sale', login === undefined ? 'HIA' : office, {
    at: at(daysAgo, '16:20'),
    key: 'demo',
  });
  const { id } = await insertCustomer(tx, context, input);
  for (const recipient of recipients)
    await insertRecipient(tx, context, { customerId: id, input: recipient });
  if (kind === 'Blocked') {
    const officer = house.as('corporation-compliance', 'GHO', { at: at(30, '18:05'), key: 'demo' });
    await blockCustomer({ ...officer, ifMatch: 1 }, { id, reason: 'Identity could not be verified' });
  }
  if (kind === 'Vip' || kind === 'Basic') {
    const admin = house.as('admin', 'GHO', { at: at(60, '15:40'), key: 'demo' });
    await setLevel({ ...admin, ifMatch: 1 }, { id, level: kind, reason: 'Sends every month' });
  }
}

/** Names that compliance looks at before their money goes: of two recipients. */
async function blockNames(
  tx: Tx,
  { at, today, count }: { at: DemoTime; today: string; count: number },
): Promise<void> {
  const named = demoParties(count, today)
    .filter((_, index) => suspects.includes(index))
    .flatMap(({ recipients }) => recipients.slice(0, 1));
  if (named.length === 0) return;
  await tx
    .insertInto('block_list')
    .values(
      named.map(({ firstName, middleName, lastName, secondLastName }) => ({
        full_name: [firstName, middleName, lastName, secondLastName].filter(Boolean).join(' '),
        reason: 'Namesake of a person in a fraud report',
        created_at: at(95, '14:00'),
      })),
    )
    .execute();
}
