import { mdiOpenInNew } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import type { OrderRecord } from '#web/engine/order-paper/order-record.ts';
import { FilePicture } from '#web/engine/paper/file-picture.tsx';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { Answer } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import styles from './funds.module.css';

interface MoveSheetProps {
  order: OrderRecord;
  move: Answer<'GET /api/settings/offices/fund-moves/{id}'>;
}

/** The movement like a slip: whose fund, what, how much, and the paper of the bank. */
export function MoveSheet({ order, move }: MoveSheetProps) {
  const t = useMessages('funds');
  const { kind, isOpening, isDebit, bankReference, depositedOn, note } = move;
  const takes = kind === 'ReturnOfFund' || isDebit;
  const facts = [
    { label: t(($) => $.move.kind), value: t(($) => $.move[isOpening ? 'Opening' : kind]) },
    { label: t(($) => $.move.bankReference), value: bankReference },
    { label: t(($) => $.move.depositedOn), value: depositedOn === null ? '' : formatDate(depositedOn) },
    { label: t(($) => $.move.enteredBy), value: order.agent ?? '' },
    { label: t(($) => $.move.note), value: note },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <PaperColumns>
        <PaperSection title={t(($) => $.move.office)}>
          <p className={styles.name}>
            {order.office.name} <small>{order.office.code}</small>
          </p>
          <Link to={`/settings/offices/fund/${move.officeId}`}>{t(($) => $.move.openFund)}</Link>
        </PaperSection>
        <PaperSection title={t(($) => $.move.sum)}>
          <p className={styles.sum}>{formatMoney(takes ? `-${order.principal}` : order.principal, 'USD')}</p>
          <p className={styles.note}>{t(($) => (takes ? $.move.takes : $.move.adds))}</p>
        </PaperSection>
      </PaperColumns>
      <PaperSection title={t(($) => $.move.title)}>
        <KeyValueList items={facts} />
      </PaperSection>
      {kind === 'Payment' && <Slip id={move.slipFileId} />}
    </>
  );
}

/** A photo is shown as it is; any slip opens whole. */
function Slip({ id }: { id: string | null }) {
  const t = useMessages('funds');
  const { toastError } = useToast();
  const title = t(($) => $.move.slip);
  if (id === null) {
    return (
      <PaperSection title={title}>
        <p className={styles.note}>{t(($) => $.move.noSlip)}</p>
      </PaperSection>
    );
  }
  const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
  return (
    <PaperSection title={title}>
      <FilePicture id={id} label={title} />
      <div>
        <Button size="sm" icon={mdiOpenInNew} onClick={() => void openDocument(load).catch(toastError)}>
          {t(($) => $.move.openSlip)}
        </Button>
      </div>
    </PaperSection>
  );
}
