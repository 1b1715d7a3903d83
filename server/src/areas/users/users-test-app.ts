import { expect } from 'vitest';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { CallOptions } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindUsers } from './users.routes.ts';

type Values = Record<string, unknown>;

export const path = '/api/settings/users';

/** A head office with a corporation admin, an office with its admin, an office of others; and the calls all tests make. */
export async function usersTestApp() {
  const test = await testApp([bindUsers]);
  const head = await test.insertOffice({ is_head_office: true });
  const mine = await test.insertOffice();
  const other = await test.insertOffice({ office_type: 'External' });
  const corporate = await test.insertUser({ roles: ['CorporationAdmin'], offices: [head.id] });
  const officeAdmin = await test.insertUser({ roles: ['Admin'], offices: [mine.id] });
  const asCorporate = { token: corporate.token, office: head.id };
  const asAdmin = { token: officeAdmin.token, office: mine.id };

  function form(values: Values = {}) {
    return {
      email: `new${Math.random().toString(36).slice(2)}@giro.test`,
      firstName: 'Yaíma',
      lastName: 'Peña',
      phone: '(305) 555-0134',
      roles: ['Sale'],
      rights: { all: true },
      language: 'es',
      officeIds: [mine.id],
      defaultOfficeId: null,
      ...values,
    };
  }

  async function read(as: CallOptions, id: string): Promise<UserPaper> {
    return (await test.call<UserPaper>('GET', `${path}/${id}`, as)).body;
  }

  async function create(as: CallOptions, values: Values = {}): Promise<UserPaper> {
    const { status, body } = await test.call<Created>('POST', path, { ...as, body: form(values) });
    expect(status).toBe(200);
    return await read(as, body.id);
  }

  return { test, head, mine, other, corporate, officeAdmin, asCorporate, asAdmin, form, read, create };
}

/** What the form of a user holds when it opens. */
export function formOf(user: UserPaper) {
  const { email, firstName, lastName, phone, roles, rights, language, offices } = user;
  const officeIds = offices.map((office) => office.id);
  return { email, firstName, lastName, phone, roles, rights, language, officeIds };
}

export function refused(field: string, code: string) {
  return { status: 422, body: { details: { fields: [{ path: field, code }] } } };
}
