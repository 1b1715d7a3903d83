import { useRouter } from '@tanstack/react-router';
import type { Entered } from '#domain/areas/session/session.schema.ts';
import { chooseOffice, enter } from '#web/engine/session/session.ts';
import type { Answer } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query.ts';
import { readStored } from '#web/lib/storage.ts';
import { safePath } from './safe-path.ts';

type Offices = Answer<'GET /api/offices/scope'>;

/** Finishes a login: keeps the person, finds their office, and goes where they wanted to. */
export function useComeIn(): (entered: Entered, next: string | undefined) => Promise<void> {
  const { history } = useRouter();
  return async (entered, next) => {
    await enter(entered);
    const path = safePath(next);
    const offices = await fetchOffices();
    const usual = usualOffice(offices);
    if (usual !== undefined) chooseOffice(usual);
    const mustChoose = usual === undefined && offices.length > 1;
    history.replace(mustChoose ? `/office/select?next=${encodeURIComponent(path)}` : path);
  };
}

/** A failure is told by the work layout, which asks again. */
async function fetchOffices(): Promise<Offices> {
  const name = 'GET /api/offices/scope';
  const queryFn = () => call(name, {});
  return await queryClient.fetchQuery({ queryKey: [name, {}], queryFn, retry: false }).catch(() => []);
}

/** The office of the last time on this device, the one named for the login, or the only one. */
function usualOffice(offices: Offices): string | undefined {
  const stored = readStored('X-APPUSEROFFICE');
  const usual =
    offices.find(({ id }) => id === stored) ?? offices.find(({ defaultForLogin }) => defaultForLogin);
  return (usual ?? (offices.length === 1 ? offices[0] : undefined))?.id;
}
