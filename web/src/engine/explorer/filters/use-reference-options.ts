import { useQuery } from '@tanstack/react-query';
import type { Option } from '#web/kit/input/select-field.tsx';
import type { ReferenceSource } from '../explorer-words.ts';

const nothing: readonly Option[] = [];

/** The names behind the ids of a reference filter. */
export function useReferenceOptions(
  source: ReferenceSource | undefined,
  ids: readonly string[],
): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['reference', sourceNumber(source), ids],
    queryFn: ({ signal }) => source?.byIds(ids, signal) ?? nothing,
    enabled: source !== undefined && ids.length > 0,
    staleTime: 600_000,
  });
  return data ?? nothing;
}

// A source is made of functions: its name in the cache is its identity.
const numbers = new WeakMap<ReferenceSource, number>();
let last = 0;

function sourceNumber(source: ReferenceSource | undefined): number {
  if (source === undefined) return 0;
  const known = numbers.get(source) ?? (last += 1);
  numbers.set(source, known);
  return known;
}
