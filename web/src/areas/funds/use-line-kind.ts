import { useMessages } from '#web/lib/i18n.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { en } from './messages.en.ts';

type Kind = keyof Catalog['funds']['kind'];

/** What a journal of the ledger means to who reads the statement; reversals have many names and mean one thing. */
export function useLineKind(kind: string): string {
  const t = useMessages('funds');
  const name = kind.replaceAll('.', '_');
  const known = Object.hasOwn(en.kind, name) ? (name as Kind) : 'other';
  return t(($) => $.kind[known]);
}
