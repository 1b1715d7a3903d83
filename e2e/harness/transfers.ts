import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '#server/demo/demo-people.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { Client } from './client.ts';
import { logInByApi } from './client.ts';

interface Made {
  readonly id: string;
}

export interface SentTransfer extends Made {
  readonly number: string;
  readonly customerId: string;
  readonly recipientId: string;
  readonly receiver: string;
  /** Number of the carné that the receiver shows. */
  readonly ci: string;
}

const submitTime = 15_000; // ms: the outbox hands an order to its provider soon after it is submitted

/** Acts on an order as it stands now. */
export async function actOn(client: Client, id: string, body: ActionBody): Promise<void> {
  const { version } = await client.get<OrderPaper>(`/api/orders/${id}`);
  await client.send('POST', `/api/orders/${id}/actions`, { body, version });
}

/** Who receives it, where the test minds the name. */
export interface Receiver {
  readonly firstName: string;
  readonly lastName: string;
  readonly secondLastName?: string;
  readonly ci: string;
}

/** A transfer sold in Hialeah for a customer of its own, paid in cash and with the provider in Havana. */
export async function sendTransfer(surname: string): Promise<SentTransfer> {
  const draft = await draftTransfer(surname);
  const seller = await logInByApi('sale');
  await payTransfer(seller, draft.id);
  // The engine may be faster.
  await actOn(seller, draft.id, { action: 'Submit' }).catch(() => undefined);
  await untilStatus(seller, draft.id, 'Submitted');
  return draft;
}

/** The same, not paid yet. */
export async function draftTransfer(surname: string, receiver = rosa(surname)): Promise<SentTransfer> {
  const seller = await logInByApi('sale');
  const customer = await seller.send<Made>('POST', '/api/customers', { body: customerOf(surname) });
  const recipient = await seller.send<Made>('POST', `/api/customers/${customer.id}/recipients`, {
    body: recipientOf(receiver),
  });
  const { firstName, lastName, secondLastName = '', ci } = receiver;
  const parties = { customerId: customer.id, recipientId: recipient.id };
  const name = `${firstName} ${lastName} ${secondLastName}`.trim();
  return { ...parties, ...(await draftBetween(seller, parties)), receiver: name, ci };
}

/** 100 dollars home in cash, between two who are known. */
export async function draftBetween(
  seller: Client,
  { customerId, recipientId }: Pick<SentTransfer, 'customerId' | 'recipientId'>,
): Promise<Pick<SentTransfer, 'id' | 'number'>> {
  const { id } = await seller.send<Made>('POST', '/api/services/transfers', {
    body: {
      customerId,
      recipientId,
      remittanceClass: 'Family',
      purpose: 'FamilySupport',
      relationship: 'Parent',
      method: 'HomeCash',
      payoutCurrency: 'USD',
      province: 'La Habana',
      municipality: 'Playa',
      mode: 'SendFixed',
      amount: '10000',
      isDeclared: true,
    },
  });
  const { number } = await seller.get<OrderPaper>(`/api/orders/${id}`);
  return { id, number };
}

/** In cash, to the cent. */
export async function payTransfer(seller: Client, id: string): Promise<void> {
  const { money } = await seller.get<OrderPaper>(`/api/orders/${id}`);
  await openDrawer(seller);
  // The demo may still be playing older days, which close the drawers of those days.
  await payInCash(seller, id, money.total).catch(async () => {
    await openDrawer(seller);
    await payInCash(seller, id, money.total);
  });
}

/** The admin of the provider that serves Havana. */
export async function logInAtProvider(): Promise<Client> {
  return await logInByApi('provider-admin', demoPassword, 'HAB');
}

async function payInCash(seller: Client, id: string, total: OrderPaper['money']['total']): Promise<void> {
  const amount = String(total.amountMinor);
  const tenders = [{ method: 'Cash' as const, amount, reference: '', card: null }];
  await actOn(seller, id, { action: 'Pay', payment: { amountMode: 'Full', total, tenders } });
}

async function openDrawer(seller: Client): Promise<void> {
  const { session } = await seller.get<{ session: { status: string } | null }>('/api/cash/session');
  if (session?.status === 'Open') return;
  await seller.send('POST', '/api/cash/sessions', { body: { count: { 2000: 10 } } });
}

/** Waits until the order got there; the outbox hands it on soon after it may go. */
export async function untilStatus(client: Client, id: string, wanted: string): Promise<void> {
  for (let waited = 0; waited < submitTime; waited += 100) {
    const { status } = await client.get<OrderPaper>(`/api/orders/${id}`);
    if (status === wanted) return;
    await sleep(100);
  }
  throw new Error(`Order ${id} did not get to ${wanted}`);
}

function rosa(lastName: string): Receiver {
  return { firstName: 'Rosa', lastName, ci: `5501011${randomInt(1000, 10_000)}` };
}

function customerOf(surname: string) {
  return {
    firstName: 'Yamila',
    lastName: surname,
    birthDate: '1975-04-10',
    phones: [{ kind: 'Mobile', number: `+17865${sixDigits()}` }],
    isDuplicateConfirmed: true,
    isNoProhibitedOfficial: true,
    ids: [
      {
        type: 'DriverLicense',
        country: 'US',
        state: 'FL',
        number: `D213${sixDigits()}456`,
        expiresOn: '2035-01-01',
      },
    ],
  };
}

function recipientOf(receiver: Receiver) {
  const address = { street: 'Calle 42', number: '512', province: 'La Habana', municipality: 'Playa' };
  return {
    ...receiver,
    // Three senders to one phone are held.
    phones: [{ kind: 'Mobile', number: `+5352${sixDigits()}` }],
    address,
    relationship: 'Parent',
  };
}

/** Nobody else has the phone or document of a customer of ours. */
function sixDigits(): number {
  return randomInt(100_000, 1_000_000);
}
