import { mayCall } from '#domain/access/access.ts';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { useLiveSoon } from '#web/engine/live/use-live-soon.ts';
import { useOffices, useSubject } from '#web/engine/session/use-office.ts';
import { refresh, useCall } from '#web/lib/query.ts';

const name = 'GET /api/offices/fund-standing';
const access = { who: ['saleOffice'] } as const;

/** What the fund of the active office still allows, as it changes; undefined while unknown or where nothing is sold. */
export function useFundStanding(): FundStanding | undefined {
  const subject = useSubject();
  const { office } = useOffices();
  const isAsked = subject !== null && mayCall(access, subject).allowed;
  const { data } = useCall(name, {}, { enabled: isAsked });
  useLiveSoon(
    'funds',
    () => void refresh(name),
    ({ id }) => id === office?.id,
  );
  return isAsked ? data : undefined;
}
