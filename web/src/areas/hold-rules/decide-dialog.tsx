import { useState } from 'react';
import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { RuleVersionCard } from './rule-version-card.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';
import { inputOf } from './rule-input.ts';

export interface Decision {
  readonly action: 'ask' | 'activate' | 'drop';
  readonly version: RuleVersion;
}

const said = { ask: 'asked', activate: 'activated', drop: 'dropped' } as const;
const told = { ask: 'askText', activate: 'activateText', drop: 'dropText' } as const;

/** The step of a version that somebody takes: asks for it, activates it, drops it. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { action, version } = decision;
  const t = useMessages('hold-rules');
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useAct('POST /api/settings/hold-rules/{id}/ask');
  const activate = useAct('POST /api/settings/hold-rules/{id}/activate');
  const drop = useAct('POST /api/settings/hold-rules/{id}/drop');
  const isBusy = ask.isPending || activate.isPending || drop.isPending;

  async function go() {
    setProblem(undefined);
    const call = { params: { id: version.id }, options: { ifMatch: version.revision } };
    try {
      if (action === 'activate') await activate.mutateAsync(call);
      else await (action === 'ask' ? ask : drop).mutateAsync({ ...call, body: { reason } });
      toast(t(($) => $[said[action]]));
      onClose();
    } catch (error) {
      const isOld = error instanceof ApiError && error.status === 412;
      setProblem(isOld ? t(($) => $.conflict) : messageOf(error));
    }
    await refresh('/api/settings/hold-rules');
  }

  return (
    <Dialog
      isOpen
      title={`${t(($) => $[action])}: ${version.code}`}
      maxWidth={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            variant={action === 'drop' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => void go()}
          >
            {t(($) => $[action])}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <p>{t(($) => $[told[action]])}</p>
      <RuleVersionCard version={version} />
      {action !== 'activate' && (
        <TextField
          label={t(($) => $.field.reason)}
          isRequired
          autoFocus
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {action === 'activate' && <WhatIfPanel input={inputOf(version)} />}
    </Dialog>
  );
}

/** The refusal of a field is the reason, which is the only one here. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.fields[0]?.message ?? error.message;
}
