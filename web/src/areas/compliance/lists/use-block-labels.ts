import { useMessages } from '#web/lib/i18n.ts';

/** The fields of a blocked name in words, for form and history alike. */
export function useBlockLabels() {
  const t = useMessages('lists');
  return {
    name: t(($) => $.name),
    kind: t(($) => $.kind),
    birthDate: t(($) => $.birthDate),
    reason: t(($) => $.reason),
    isActive: t(($) => $.isActive),
  };
}
