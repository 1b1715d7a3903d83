import { mayCall } from '#domain/access/access.ts';
import { officesWriteAccess } from '#domain/areas/offices/offices.explorer.ts';
import { useSubject } from '#web/engine/session/use-office.ts';

/** Whether the person may change offices: an office admin only reads their own. */
export function useMayWrite(): boolean {
  const subject = useSubject();
  return subject !== null && mayCall(officesWriteAccess, subject).allowed;
}
