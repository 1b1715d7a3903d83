import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { queryClient, useAct } from '#web/lib/query.ts';
import { refreshCases } from './refresh-cases.ts';

/** `c` takes the case of the row one stands on. */
export function useClaimKey(isOn: boolean): void {
  const t = useMessages('compliance');
  const { toast, toastError } = useToast();
  const claim = useAct('POST /api/compliance/cases/{id}/claim');

  async function run(): Promise<void> {
    const row = focusedRow();
    if (row === undefined || claim.isPending) return;
    try {
      await claim.mutateAsync({ params: { id: row.id }, options: { ifMatch: row.version } });
      toast(t(($) => $.claimed, { number: row.number }));
    } catch (error) {
      toastError(error);
    }
    await refreshCases();
  }

  const label = t(($) => $.claimKey);
  const group = t(($) => $.keys);
  useHotkey(isOn ? { id: 'cases.claim', keys: 'c', label, group, run: () => void run() } : undefined);
}

/** The explorer keeps its rows to itself: the link of the row says which case it is, the answers what it is now. */
function focusedRow(): CaseRow | undefined {
  const line = document.activeElement?.closest('[data-index]');
  const href = line?.querySelector('a[href^="/compliance/case/"]')?.getAttribute('href');
  const pages = queryClient.getQueriesData<{ rows?: readonly CaseRow[] }>({
    predicate: ({ queryKey }) => queryKey[0] === 'GET /api/compliance/cases',
  });
  const rows = pages.flatMap(([, page]) => page?.rows ?? []);
  return rows.findLast(({ id }) => href === `/compliance/case/${id}`);
}
