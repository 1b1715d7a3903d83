import { useRef } from 'react';
import { currentUser } from '#web/engine/session/session.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { isAbort } from '#web/lib/api-error.ts';
import { refresh, useAct } from '#web/lib/query.ts';

const gatherTime = 200; // ms; what is seen together is one request

/** Tells the server what I have read and what I acknowledge. */
export function useReceipts() {
  const { toastError } = useToast();
  const reading = useAct('POST /api/notices/receipts');
  const acknowledging = useAct('POST /api/notices/receipts');
  const seen = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);

  /** A receipt that fails is no news to the reader; it is written when the notice is seen again. */
  async function send() {
    const ids = waiting.current.splice(0);
    // Logged out in between.
    if (currentUser() === undefined) return;
    try {
      await reading.mutateAsync({ body: { ids, acknowledge: false } });
      await refresh('GET /api/notices');
    } catch (error) {
      for (const id of ids) seen.current.delete(id);
      if (isAbort(error)) return;
    }
  }

  function read(id: string) {
    if (seen.current.has(id)) return;
    seen.current.add(id);
    if (waiting.current.push(id) === 1) setTimeout(() => void send(), gatherTime);
  }

  async function acknowledge(id: string) {
    try {
      await acknowledging.mutateAsync({ body: { ids: [id], acknowledge: true } });
    } catch (error) {
      toastError(error);
    }
    await refresh('GET /api/notices');
  }

  return { read, acknowledge, isBusy: acknowledging.isPending };
}
