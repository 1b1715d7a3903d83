import { menuRightLabels } from '#domain/access/access.labels.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** A stored list of rights in a line; an empty one means every right, and says so. */
export function RightsCell({ rights }: { rights: readonly MenuRight[] }) {
  const t = useMessages('users');
  const names = menuRightLabels[useLanguage()];
  return rights.length === 0 ? t(($) => $.allRights) : rights.map((right) => names[right]).join(', ');
}
