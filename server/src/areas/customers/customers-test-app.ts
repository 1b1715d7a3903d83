import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { CallAnswer, CallOptions } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindCustomers } from './customers.routes.ts';

/** Two sales offices, one of which sees customers masked, and who works in them. */
export async function customersTestApp() {
  const test = await testApp([bindCustomers]);
  const open = await test.insertOffice();
  const closed = await test.insertOffice({ access_allow_to_customer_info: false });
  const head = await test.insertOffice({ is_head_office: true });
  const person = async (role: 'Sale' | 'Admin' | 'Compliance' | 'CorporationCompliance', office: string) => ({
    token: (await test.insertUser({ roles: [role], offices: [office] })).token,
    office,
  });
  const seller = await person('Sale', open.id);
  const admin = await person('Admin', open.id);
  const masked = await person('Sale', closed.id);
  const corporate = await person('CorporationCompliance', head.id);
  let made = 0;

  /** A customer's form with a phone of its own. */
  function form(values: Record<string, unknown> = {}) {
    made += 1;
    return {
      firstName: 'María',
      lastName: 'Pérez',
      secondLastName: 'García',
      birthDate: `19${String(10 + (made % 80))}-03-0${1 + (made % 9)}`,
      phones: [{ kind: 'Mobile', number: `305 555 ${String(1000 + made)}` }],
      ...values,
    };
  }

  async function create(
    values: Record<string, unknown> = {},
    as: CallOptions = seller,
  ): Promise<{ id: string; body: ReturnType<typeof form> }> {
    const body = form(values);
    const answer = await test.call<Created>('POST', '/api/customers', { ...as, body });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { version: 1 } });
    return { id: answer.body.id, body };
  }

  async function read<T>(path: string, as: CallOptions = seller): Promise<T> {
    const answer: CallAnswer<T> = await test.call<T>('GET', path, as);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  }

  let orders = 0;
  /** An order as the engine would leave it; only the engine may, so the owner sets the guard aside. */
  async function insertOrder(order: { customerId: string; officeId: string; recipientId?: string }) {
    orders += 1;
    const { customerId, officeId, recipientId = null } = order;
    await test.database.owner.transaction().execute(async (tx) => {
      await sql`alter table orders disable trigger orders_insert_has_event`.execute(tx);
      await sql`insert into orders (number, service, status, office_id, customer_id, recipient_id, created_at, updated_at)
        values (${`MT-TST-${orders}`}, 'MoneyTransfer', 'Purchased', ${officeId}, ${customerId}, ${recipientId},
          ${test.clock.now}, ${test.clock.now})`.execute(tx);
      await sql`alter table orders enable always trigger orders_insert_has_event`.execute(tx);
    });
  }

  return {
    insertOrder,
    test,
    offices: { open, closed, head },
    seller,
    admin,
    masked,
    corporate,
    form,
    create,
    read,
  };
}

/** The refusal of one field. */
export function refused(path: string, code: string, status = 422) {
  return { status, body: { details: { fields: [{ path, code, message: expect.any(String) }] } } };
}

export const havana = {
  street: 'Calle 23',
  number: '1105',
  between1: '12',
  between2: '14',
  neighbourhood: 'Vedado',
  province: 'La Habana',
  municipality: 'Plaza de la Revolución',
};
