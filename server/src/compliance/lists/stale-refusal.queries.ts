import type { Language } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { listStanding } from './list-standing.queries.ts';

interface StaleRefusal {
  readonly code: string;
  readonly message: Readonly<Record<Language, string>>;
}

/** Why nothing of this amount leaves our hands: the lists are too old to say that nobody new stands on them. */
export async function staleRefusal(
  tx: Tx,
  { total, at }: { readonly total: bigint; readonly at: Date },
): Promise<StaleRefusal | null> {
  const { isStale, blocksAbove, sources } = await listStanding(tx, at);
  if (!isStale || blocksAbove === null || total <= blocksAbove) return null;
  const old = sources.filter((source) => source.isStale).map(({ code }) => code);
  const limit = `$${Number(blocksAbove) / 100}`;
  return {
    code: 'lists-stale',
    message: {
      en: `Sanctions lists are too old (${old.join(', ')}). Above ${limit} nothing is paid out until they are up to date.`,
      es: `Las listas de sanciones están vencidas (${old.join(', ')}). No se paga más de ${limit} hasta actualizarlas.`,
    },
  };
}
