import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { demoPassword } from '#server/demo/demo-people.ts';
import type { Client } from './client.ts';
import { logInByApi } from './client.ts';
import { linkIn, waitForMail } from './mailbox.ts';
import { newUser } from './people.ts';

/** Somebody who begins to sell today: invited, activated, logged in, with no drawer open yet. */
export async function newSeller(officeId?: string): Promise<Client> {
  const { url, mails } = inject('giro');
  const { email } = await newUser({
    firstName: 'Mirta',
    lastName: 'Vendedora',
    ...(officeId !== undefined && { officeIds: [officeId] }),
  });
  const link = linkIn(await waitForMail(mails, email, /^Activate your Giro account$/));
  const body = { token: link.split('/').at(-1), password: demoPassword, language: 'en' };
  const answer = await fetch(`${url}/api/activate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await logInByApi(email);
}

/** An office that pays in before it sells, and has paid in nothing. */
export async function newPrepaidOffice(): Promise<string> {
  const admin = await logInByApi('admin');
  const code = `P${wordOf(String(randomInt(1000)).padStart(3, '0')).toUpperCase()}`;
  const body = {
    code,
    name: `Prepaid ${code}`,
    officeType: 'Regular',
    serviceTypes: ['MoneyTransfer'],
    territory: 'Florida',
    address: { country: 'USA', street: '12 Empty Till Rd', city: 'Miami', state: 'FL', zip: '33135' },
    phones: [{ kind: 'Main', number: '+13055550190' }],
    timeZone: 'America/New_York',
    hours: [],
    creditModel: 'Prepay',
    accessAllowToCustomerInfo: true,
  };
  return (await admin.send<{ id: string }>('POST', '/api/settings/offices', { body })).id;
}

/** Letters for digits, since names have no others: `0147` is `Abeh`. */
export function wordOf(digits: string): string {
  const word = digits.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A phone nobody else in this run has: ten digits of Florida. */
export function newPhone(): string {
  return `786555${String(randomInt(10_000)).padStart(4, '0')}`;
}
