import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answer, CallInput, CallOptions, EndpointName } from './api.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

/** Answers stay fresh for a moment; live events say when they are not. Refusals are final, only faults are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
      refetchOnWindowFocus: false,
    },
    // Without a line a write fails at once and says so; kept back, it would go out when nobody expects it any more.
    mutations: { networkMode: 'always' },
  },
});

/** Reads an endpoint; the request is aborted silently when nobody waits for it any more. */
export function useCall<K extends EndpointName>(
  name: K,
  input: CallInput<K>,
  options: { enabled?: boolean; keepPrevious?: boolean; staleTime?: number } = {},
): UseQueryResult<Answer<K>> {
  const { keepPrevious, ...rest } = options;
  return useQuery<Answer<K>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...rest,
  });
}

type Acted<K extends EndpointName> = CallInput<K> & { options?: Omit<CallOptions, 'idempotencyKey'> };

/**
 * Writes through an endpoint. The idempotency key lives until the server has answered, so that a second
 * click or a retry after a broken line is the same request; it is renewed after success or a refusal.
 */
export function useAct<K extends EndpointName>(name: K): UseMutationResult<Answer<K>, Error, Acted<K>> {
  const key = useRef(crypto.randomUUID());
  return useMutation<Answer<K>, Error, Acted<K>>({
    mutationFn: async ({ options, ...input }) => {
      try {
        const answer = await call(name, input as unknown as CallInput<K>, {
          ...options,
          idempotencyKey: key.current,
        });
        key.current = crypto.randomUUID();
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) key.current = crypto.randomUUID();
        throw error;
      }
    },
  });
}

/** After a write: what is shown of these endpoints is asked again. */
export async function refresh(...names: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => names.some((name) => String(queryKey[0]).includes(name)),
  });
}
