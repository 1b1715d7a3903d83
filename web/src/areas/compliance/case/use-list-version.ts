import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import type { ListVersionRow } from '#domain/areas/compliance/lists.rows.ts';
import { useCall } from '#web/lib/query.ts';

/** The version of the list in which a hit was found; the block list is no publisher's and has none. */
export function useListVersion({
  source,
  basis,
}: Pick<CaseHit, 'source' | 'basis'>): ListVersionRow | undefined {
  const ids = /lists:([\d.]+)/.exec(basis)?.[1]?.split('.') ?? [];
  const { data } = useCall(
    'GET /api/compliance/list-versions',
    { query: { filter: [`source:in:${source}`], limit: '100' } },
    { enabled: source !== 'INTERNAL_BLOCK' && ids.length > 0, staleTime: 300_000 },
  );
  return data?.rows.find(({ id }) => ids.includes(id));
}
