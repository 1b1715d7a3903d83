import type { Catalog } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';

type Role = keyof Catalog['case']['role'];

const roles: ReadonlySet<string> = new Set<Role>([
  'sender',
  'receiver',
  'altReceiver',
  'customer',
  'recipient',
  'thing',
]);

/** What somebody is in the case; the field of a thing says itself what it is. */
export function usePartyWord(): (role: string) => string {
  const t = useMessages('case');
  return (role) => (roles.has(role) ? t(($) => $.role[role as Role]) : role);
}
