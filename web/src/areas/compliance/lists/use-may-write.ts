import { mayCall } from '#domain/access/access.ts';
import { listsWriteAccess } from '#domain/areas/compliance/lists.explorers.ts';
import { useSubject } from '#web/engine/session/use-office.ts';

/** Compliance of the corporation takes versions and keeps the block list; that of an office reads. */
export function useMayWrite(): boolean {
  const subject = useSubject();
  return subject !== null && mayCall(listsWriteAccess, subject).allowed;
}
