import { mayCall } from '#domain/access/access.ts';
import { casesDecideAccess } from '#domain/areas/compliance/cases.explorer.ts';
import { useSubject } from '#web/engine/session/use-office.ts';

/** Compliance of the corporation decides; that of an office reads and answers. */
export function useMayDecide(): boolean {
  const subject = useSubject();
  return subject !== null && mayCall(casesDecideAccess, subject).allowed;
}
