import { mayCall } from '#domain/access/access.ts';
import { transfersAccess } from '#domain/services/money-transfer/transfers.explorer.ts';
import { useSubject } from '#web/engine/session/use-office.ts';

/** Whether the person sells transfers in this office. */
export function useMayWrite(): boolean {
  const subject = useSubject();
  return subject !== null && mayCall(transfersAccess.write, subject).allowed;
}
