import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api.ts';

type Groups = Answer<'GET /api/search'>['groups'];

/** A pause in typing after which the search starts; ms. */
const pauseTime = 150;
const nothing: Groups = [];

/** Everything the person may see that fits what is typed. */
export function useSearch(text: string): { groups: Groups; isSearching: boolean } {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim().slice(0, 100)), pauseTime);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching } = useQuery({
    queryKey: ['GET /api/search', q],
    queryFn: ({ signal }) => call('GET /api/search', { query: { q } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const isAhead = text.trim() !== q;
  return { groups: q.length > 1 ? (data?.groups ?? nothing) : nothing, isSearching: isFetching || isAhead };
}
