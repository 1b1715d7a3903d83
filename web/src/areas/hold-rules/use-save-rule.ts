import { useState } from 'react';
import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import type { RuleForm } from './rule-input.ts';

/** Saves a draft, a new one or the one that is edited; refusals stand at their fields. */
export function useSaveRule(edited: RuleVersion | undefined, onSaved: () => void) {
  const t = useMessages('hold-rules');
  const { toast } = useToast();
  const create = useAct('POST /api/settings/hold-rules');
  const edit = useAct('PUT /api/settings/hold-rules/{id}');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();

  async function save(body: RuleForm) {
    setErrors({});
    setProblem(undefined);
    try {
      if (edited === undefined) await create.mutateAsync({ body });
      else {
        const options = { ifMatch: edited.revision };
        await edit.mutateAsync({ params: { id: edited.id }, body, options });
      }
      toast(t(($) => $.saved));
      await refresh('/api/settings/hold-rules');
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) return setProblem(String(error));
      if (error.status === 412) return setProblem(t(($) => $.conflict));
      setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])));
      setProblem(error.message);
    }
  }

  return { save, errors, problem, isBusy: create.isPending || edit.isPending };
}
