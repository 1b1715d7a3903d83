import { randomUUID } from 'node:crypto';
import { logInByApi } from './client.ts';

interface NewUser {
  readonly id: string;
  readonly email: string;
}

interface Options {
  readonly offices: readonly { id: string; code: string }[];
}

/** A user of their own for one test, invited by the head admin; a sale person at Hialeah unless said otherwise. */
export async function newUser(
  given: { firstName?: string; lastName?: string; officeIds?: readonly string[] } = {},
): Promise<NewUser> {
  const admin = await logInByApi('admin');
  const { offices } = await admin.get<Options>('/api/settings/users/options');
  const email = `e2e-${randomUUID().slice(0, 8)}@giro.test`;
  const body = {
    email,
    firstName: 'Test',
    lastName: 'Person',
    roles: ['Sale'],
    rights: { all: true },
    language: 'en',
    officeIds: offices.filter(({ code }) => code === 'HIA').map(({ id }) => id),
    ...given,
  };
  const { id } = await admin.send<{ id: string }>('POST', '/api/settings/users', { body });
  return { id, email };
}
