import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Answer } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';

/** A pause in typing after which the search starts, ms. */
const PAUSE_MS = 120;

export type CustomerHit = Answer<'GET /api/customers/search'>['rows'][number];
export type RecipientHit = Answer<'GET /api/recipients/search'>['rows'][number];

const noCustomers: readonly CustomerHit[] = [];
const noRecipients: readonly RecipientHit[] = [];

/** Customers by anything one knows of them. `isSearching` until the answer to the text that stands there now. */
export function useCustomerSearch(text: string) {
  const { q, isAhead } = usePaused(text);
  const { data, isFetching } = useQuery({
    queryKey: ['GET /api/customers/search', q],
    queryFn: ({ signal }) => call('GET /api/customers/search', { query: { q } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  return {
    rows: q.length > 1 ? (data?.rows ?? noCustomers) : noCustomers,
    isSearching: isFetching || isAhead,
  };
}

/** Without a text the recipients of the customer, whom they sent to last first; with one all recipients, theirs first. */
export function useRecipientSearch(customerId: string, text: string) {
  const { q, isAhead } = usePaused(text);
  const own = useQuery({
    queryKey: ['GET /api/customers/{id}/recipients', { params: { id: customerId } }],
    queryFn: ({ signal }) =>
      call('GET /api/customers/{id}/recipients', { params: { id: customerId } }, { signal }),
  });
  const found = useQuery({
    queryKey: ['GET /api/recipients/search', customerId, q],
    queryFn: ({ signal }) => call('GET /api/recipients/search', { query: { q, customerId } }, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const ownRows = own.data?.rows ?? noRecipients;
  return {
    own: ownRows,
    rows: q.length > 1 ? (found.data?.rows ?? noRecipients) : ownRows,
    isSearching: own.isLoading || found.isFetching || isAhead,
  };
}

function usePaused(text: string) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim().slice(0, 100)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { q, isAhead: text.trim() !== q };
}
