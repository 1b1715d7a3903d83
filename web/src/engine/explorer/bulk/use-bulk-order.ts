import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkPreview } from '#domain/kernel/bulk.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { callNamed } from '../explorer-calls.ts';
import type { BulkAction, BulkActions, BulkBody, BulkInput } from './bulk-action.ts';

interface Order {
  readonly bulk: BulkActions;
  readonly action: BulkAction;
  readonly selection: BulkBody['selection'];
}

/** A bulk action from the question what it would do to the order to do it; the rows are those of the beginning. */
export function useBulkOrder({ bulk, action, selection }: Order) {
  const { toastError } = useToast();
  const [input, setInput] = useState<BulkInput>(action.input ? undefined : {});
  const [fixed] = useState(selection);
  // One key for this order: pressing again after a broken line does not do it twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const body = { action: action.id, selection: fixed, ...input };

  const preview = useQuery({
    queryKey: [bulk.dryRun, body],
    queryFn: ({ signal }) => callNamed<BulkPreview>(bulk.dryRun, { body }, { signal }),
    enabled: input !== undefined,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: () => callNamed<Created>(bulk.run, { body }, { idempotencyKey }),
    onError: toastError,
  });
  return { input, setInput, preview, run };
}
