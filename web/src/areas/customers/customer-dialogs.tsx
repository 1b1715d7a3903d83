import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import type { CustomerAction } from '#domain/areas/customers/customer.values.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { LevelDialog } from './level-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

interface CustomerDialogsProps {
  customer: CustomerPaper;
  asked: CustomerAction;
  onClose: () => void;
}

/** What an action asks before it acts. */
export function CustomerDialogs({ asked, ...props }: CustomerDialogsProps) {
  if (asked === 'SetLevel') return <LevelDialog {...props} />;
  if (asked === 'Merge') return <MergeDialog {...props} />;
  if (asked === 'RevealTaxId') return <RevealDialog {...props} />;
  if (asked === 'Block' || asked === 'Unblock') return <BlockDialog asked={asked} {...props} />;
  return null;
}

function BlockDialog({ customer, asked, onClose }: CustomerDialogsProps & { asked: 'Block' | 'Unblock' }) {
  const t = useMessages('customers');
  const { toast } = useToast();
  const blocking = useAct('POST /api/customers/{id}/block');
  const unblocking = useAct('POST /api/customers/{id}/unblock');
  const { id, version, fullName: name } = customer;

  async function run(reason: string) {
    const act = asked === 'Block' ? blocking : unblocking;
    await act.mutateAsync({ params: { id }, body: { reason }, options: { ifMatch: version } });
    toast(t(($) => $.done[asked], { name }));
    await refresh('GET /api/customers', '/activity/');
  }

  return (
    <ReasonDialog
      title={t(($) => $.action[asked])}
      text={t(($) => $.ask[asked])}
      isDanger={asked === 'Block'}
      {...{ run, onClose }}
    />
  );
}
