import { useSyncExternalStore } from 'react';
import type { Entered } from '#domain/areas/session/session.schema.ts';
import { chooseScheme, setDensity } from '#web/kit/theme/appearance.ts';
import { changeLanguage } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import type { StoredUser } from '#web/lib/storage.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const listeners = new Set<() => void>();
let user = readStored('APP_USER_AUTHENTICATED');
let officeId = readStored('X-APPUSEROFFICE');

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab logged in, out or changed the office: this one follows.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && key !== 'APP_USER_AUTHENTICATED' && key !== 'X-APPUSEROFFICE') return;
  user = readStored('APP_USER_AUTHENTICATED');
  officeId = readStored('X-APPUSEROFFICE');
  queryClient.clear();
  announce();
});

/** The logged-in person as the browser keeps it (seed §3); undefined when nobody is. */
export function currentUser(): StoredUser | undefined {
  return user;
}

export function useUser(): StoredUser | undefined {
  return useSyncExternalStore(subscribe, currentUser);
}

/** Id of the active office; undefined before one is chosen. */
export function useActiveOfficeId(): string | undefined {
  return useSyncExternalStore(subscribe, () => officeId);
}

/** Keeps who has come in, with the look and language that follow them to every browser. */
export async function enter({ token, user: person }: Entered): Promise<void> {
  user = { id: person.id, token, roles: person.roles, roleMenus: person.roleMenus };
  writeStored('APP_USER_AUTHENTICATED', user);
  queryClient.clear();
  const { scheme, density, hotkeys } = person.preferences;
  chooseScheme(scheme);
  setDensity(density);
  writeStored('giro.hotkeys', hotkeys);
  await changeLanguage(person.language);
  announce();
}

/** Forgets the person; the office stays chosen for the next login on this device. */
export function leave(): void {
  user = undefined;
  removeStored('APP_USER_AUTHENTICATED');
  queryClient.clear();
  announce();
}

/** Everything on the screen belongs to an office, so all of it is asked again. */
export function chooseOffice(id: string): void {
  if (id === officeId) return;
  officeId = id;
  writeStored('X-APPUSEROFFICE', id);
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'GET /api/offices/scope' });
  announce();
}
