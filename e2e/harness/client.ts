import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { demoPassword } from '#server/demo/demo-people.ts';
import type { Entered } from '#domain/areas/session/session.schema.ts';

/** Calls the API as a demo person, for what a test needs but does not try. */
export interface Client extends Entered {
  readonly officeId: string;
  get<T>(path: string): Promise<T>;
  send<T>(method: string, path: string, order?: { body?: unknown; version?: number }): Promise<T>;
}

interface ScopedOffice {
  readonly id: string;
  readonly code: string;
  readonly defaultForLogin: boolean;
}

/** `admin` and `admin@giro.test` are the same person. */
export function emailOf(login: string): string {
  return login.includes('@') ? login : `${login}@giro.test`;
}

/** Works in the office of that code, else in the person's own. */
export async function logInByApi(
  login: string,
  password = demoPassword,
  officeCode?: string,
): Promise<Client> {
  const { url } = inject('giro');
  const base = { 'content-type': 'application/json' };
  const entered = await answer<Entered>(
    await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: base,
      body: JSON.stringify({ email: emailOf(login), password }),
    }),
  );
  const headers = { ...base, authorization: `Bearer ${entered.token}` };
  const offices = await answer<ScopedOffice[]>(await fetch(`${url}/api/offices/scope`, { headers }));
  const wanted = offices.find(({ code, defaultForLogin }) =>
    officeCode === undefined ? defaultForLogin : code === officeCode,
  );
  const officeId = (wanted ?? offices[0])?.id ?? '';
  const work = { ...headers, 'X-APPUSEROFFICE': officeId };
  return {
    ...entered,
    officeId,
    get: async (path) => await answer(await fetch(url + path, { headers: work })),
    send: async (method, path, { body, version } = {}) =>
      await answer(
        await fetch(url + path, {
          method,
          headers: {
            ...work,
            'idempotency-key': randomUUID(),
            ...(version !== undefined && { 'if-match': `"${version}"` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  };
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
