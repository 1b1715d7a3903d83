import type { Relationship } from '#domain/kernel/party.values.ts';
import { transferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { orderEngine } from '#server/orders.ts';
import type { Services } from '#server/platform/services.ts';
import { createTransfer } from '#server/services/money-transfer/save-transfer.queries.ts';
import { dice } from './dice.ts';
import type { Scene } from './scene.ts';
import { seller } from './scene.ts';

/** Close relatives (31 CFR 515.339); to others money goes as a donation. */
const family: readonly Relationship[] = [
  'Spouse',
  'Parent',
  'Child',
  'Sibling',
  'Grandparent',
  'Grandchild',
  'UncleAunt',
  'Cousin',
];
const banks = ['BANDEC', 'BPA', 'Banco Metropolitano'] as const;

/** The form of a transfer as its seller fills it in; answers the id of the order. */
export async function createDemoTransfer(scene: Scene): Promise<string> {
  const { transfer, book, house } = scene;
  const party = book.parties[transfer.customer];
  const recipient = party?.recipients[transfer.recipient];
  if (party === undefined || recipient === undefined)
    throw new Error(`transfer ${transfer.n} has no parties`);
  const { method, currency, amount } = transfer;
  const roll = dice(`form ${transfer.n}`);
  const name = `${recipient.firstName} ${recipient.lastName}`;
  const card = {
    number: `9205${String(100_000_000_000 + transfer.customer * 7919 + transfer.recipient)}`,
    holderName: name,
    bank: roll.pick(banks),
  };
  const relationship = recipient.relationship ?? 'Other';
  const input = transferInput.parse({
    customerId: await idByPhone(house.services, 'customers', party.input.phones[0]?.number),
    recipientId: await idByPhone(house.services, 'recipients', recipient.phones[0]?.number),
    remittanceClass: family.includes(relationship) ? 'Family' : 'Donative',
    purpose: roll.pick([
      'FamilySupport',
      'FamilySupport',
      'FamilySupport',
      'Medical',
      'HomeRepair',
      'Education',
    ]),
    relationship,
    sourceOfFunds: party.input.sourceOfFunds,
    method,
    payoutCurrency: currency,
    province: recipient.address.province,
    municipality: recipient.address.municipality,
    mode: currency === 'CUP' ? 'ReceiveFixed' : 'SendFixed',
    amount: String(amount),
    card: method === 'BankCard' || method === 'PrepaidUsd' ? card : null,
    message:
      roll.next() < 0.2 ? roll.pick(['Feliz cumpleaños', 'Para las medicinas', 'Un abrazo grande']) : '',
    isDeclared: true,
  });
  return (await createTransfer(orderEngine, seller(scene), input)).id;
}

async function idByPhone(
  { db }: Services,
  table: 'customers' | 'recipients',
  phone: string | undefined,
): Promise<string> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('phone', '=', phone ?? '')
    .orderBy('id')
    .executeTakeFirst();
  if (found === undefined) throw new Error(`nobody of ${table} has the phone ${phone}`);
  return found.id;
}
