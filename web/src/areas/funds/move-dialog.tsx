import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { refreshOrders } from '#web/engine/order-actions/use-act-on-order.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { MoveFields } from './move-fields.tsx';
import type { MoveForm } from './move-form.ts';
import { blankMove, moveFormOf, moveFormSchema, moveInputOf } from './move-form.ts';
import { useIsCorporation } from './use-is-corporation.ts';
import { refreshFunds } from './use-follow-funds.ts';

interface MoveDialogProps {
  /** The office it is for; without it one is chosen, or there is only the own one. */
  office?: { readonly id: string; readonly name: string };
  /** The draft that is changed. */
  draft?: {
    readonly id: string;
    readonly version: number;
    readonly number: string;
    readonly move: FundMoveInput;
  };
  onClose: () => void;
}

/** Enters a movement of a fund, or changes one that is a draft, and submits it in the same go. */
export function MoveDialog({ office, draft, onClose }: MoveDialogProps) {
  const t = useMessages('funds');
  const { toast } = useToast();
  const isCorporation = useIsCorporation();
  const own = useOffices().office;
  const send = useSendMove(draft);
  const [schema] = useState(() =>
    moveFormSchema({
      slipNeeded: t(($) => $.move.slipNeeded),
      referenceNeeded: t(($) => $.move.referenceNeeded),
      noteNeeded: t(($) => $.move.noteNeeded),
    }),
  );
  const given = office?.id ?? (isCorporation ? '' : (own?.id ?? ''));
  return (
    <FormDialog
      title={titleOf()}
      schema={schema}
      values={draft ? moveFormOf(draft.move) : blankMove(given)}
      labels={{}}
      version={draft?.version}
      submit={send}
      onSaved={(isSent) => {
        toast(t(($) => (isSent ? $.move.sent : $.move.kept)));
        onClose();
      }}
      onClose={onClose}
      submitLabel={t(($) => $.move.save)}
      maxWidth={640}
    >
      <MoveFields hasOffice={given !== '' || draft !== undefined} isCorporation={isCorporation} />
    </FormDialog>
  );

  function titleOf(): string {
    if (draft) return t(($) => $.move.edit, { number: draft.number });
    const name = office?.name ?? (isCorporation ? undefined : own?.name);
    return name === undefined ? t(($) => $.newMove) : t(($) => $.move.createFor, { office: name });
  }
}

/** Saves, then submits; a draft that could not be submitted is kept and opens with the reason. */
function useSendMove(draft: MoveDialogProps['draft']) {
  const navigate = useNavigate();
  const { toastError } = useToast();
  const create = useAct('POST /api/settings/offices/fund-moves');
  const change = useAct('PUT /api/settings/offices/fund-moves/{id}');
  const act = useAct('POST /api/orders/{id}/actions');

  async function submit({ id, version }: Created): Promise<boolean> {
    try {
      await act.mutateAsync({ params: { id }, body: { action: 'Submit' }, options: { ifMatch: version } });
      return true;
    } catch (error) {
      toastError(error);
      void navigate({ href: `/settings/offices/fund/move/${id}` });
      return false;
    }
  }

  return async (values: MoveForm, options: { ifMatch?: number }): Promise<boolean> => {
    const body = moveInputOf(values);
    const saved = draft
      ? await change.mutateAsync({ params: { id: draft.id }, body, options })
      : await create.mutateAsync({ body });
    const isSent = values.isSent && (await submit(saved));
    await Promise.all([refreshFunds(), refreshOrders()]);
    return isSent;
  };
}
