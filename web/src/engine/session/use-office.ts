import { useEffect } from 'react';
import type { Subject } from '#domain/access/subject.ts';
import type { Answer } from '#web/lib/api.ts';
import { useCall } from '#web/lib/query.ts';
import { chooseOffice, useActiveOfficeId, useUser } from './session.ts';

export type ScopedOffice = Answer<'GET /api/offices/scope'>[number];
export type ActiveOffice = Answer<'GET /api/offices/{officeId}'>;

interface Offices {
  readonly offices: readonly ScopedOffice[];
  readonly office: ActiveOffice | undefined;
  /** The server knows of none for this person. */
  readonly hasNone: boolean;
  readonly error: Error | null;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

/** The offices of the person and the active one; a stored office that is not in the list gives way to the first. */
export function useOffices(): Offices {
  const user = useUser();
  const activeId = useActiveOfficeId();
  const scope = useCall('GET /api/offices/scope', {}, { enabled: user !== undefined, staleTime: 300_000 });
  const offices = scope.data ?? [];
  const chosen = offices.find(({ id }) => id === activeId) ?? offices[0];
  useEffect(() => {
    if (chosen !== undefined) chooseOffice(chosen.id);
  }, [chosen]);
  const isSettled = chosen !== undefined && chosen.id === activeId;
  const office = useCall(
    'GET /api/offices/{officeId}',
    { params: { officeId: chosen?.id ?? '' } },
    { enabled: isSettled, staleTime: 300_000 },
  );
  return {
    offices,
    office: isSettled ? office.data : undefined,
    hasNone: scope.data?.length === 0,
    error: scope.error ?? office.error,
    retry: () => void (scope.error ? scope : office).refetch(),
  };
}

/** Who acts, as the access rules see it; null until the office is known. */
export function useSubject(): Subject | null {
  const user = useUser();
  const { office } = useOffices();
  if (user === undefined || office === undefined) return null;
  return { roles: user.roles as Subject['roles'], roleMenus: user.roleMenus as Subject['roleMenus'], office };
}
