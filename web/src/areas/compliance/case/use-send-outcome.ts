import { useAct } from '#web/lib/query.ts';
import type { Outcome } from './outcomes.ts';

/** Sends a step of a case to the endpoint of its name. */
export function useSendOutcome(id: string, outcome: Outcome) {
  const clear = useAct('POST /api/compliance/cases/{id}/clear');
  const release = useAct('POST /api/compliance/cases/{id}/release');
  const reject = useAct('POST /api/compliance/cases/{id}/reject');
  const blockFunds = useAct('POST /api/compliance/cases/{id}/block-funds');
  const request = useAct('POST /api/compliance/cases/{id}/request-information');
  const escalate = useAct('POST /api/compliance/cases/{id}/escalate');
  const acts = {
    clear,
    release,
    reject,
    'block-funds': blockFunds,
    'request-information': request,
    escalate,
  };
  return async (body: object, ifMatch: number): Promise<void> => {
    // The form has checked the body with the schema of this very endpoint.
    await acts[outcome].mutateAsync({ params: { id }, body: body as never, options: { ifMatch } });
  };
}
