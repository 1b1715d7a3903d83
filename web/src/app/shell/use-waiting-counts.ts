import { mayCall } from '#domain/access/access.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { Access } from '#domain/access/access.ts';
import type { Subject } from '#domain/access/subject.ts';
import { noticesWriteAccess } from '#domain/areas/notices/notices.explorer.ts';
import { usersAccess } from '#domain/areas/users/users.explorer.ts';
import { useCall } from '#web/lib/query.ts';
import { useLater } from '#web/lib/use-later.ts';
import type { MenuEntry } from '../built-screen.ts';

const invited = { query: { filter: ['status:in:Invited'] } };
const drafts = { query: { filter: ['status:in:Draft'] } };
/** Cases that I took and that are not decided. */
const mine = { query: { filter: ['isMine:is:true', 'state:notIn:Blocked|Closed'] } };
/** More than this is said as `99+`. */
const most = 99;

/** How much waits behind an entry of the menu: people who have not come in, notices that are not out, cases in my hands. */
export function useWaitingCounts(subject: Subject): Partial<Record<MenuEntry['label'], string>> {
  const isLater = useLater();
  const may = (access: Access) => ({
    enabled: isLater && mayCall(access, subject).allowed,
    staleTime: 60_000,
  });
  const users = useCall('GET /api/settings/users/totals', invited, may(usersAccess));
  const notices = useCall('GET /api/settings/notices/totals', drafts, may(noticesWriteAccess));
  const cases = useCall('GET /api/compliance/cases/totals', mine, may(screenOf('compliance').access));
  return {
    users: badge(users.data?.count),
    notices: badge(notices.data?.count),
    compliance: badge(cases.data?.count),
  };
}

function badge(count = 0): string | undefined {
  if (count === 0) return undefined;
  return count > most ? `${most}+` : String(count);
}
