import { isCorporationAccounting } from '#domain/access/role-rules.ts';
import { useSubject } from '#web/engine/session/use-office.ts';

/** Who approves movements, changes terms and sees the fund of every office; others see their own. */
export function useIsCorporation(): boolean {
  const subject = useSubject();
  return subject !== null && isCorporationAccounting(subject);
}
