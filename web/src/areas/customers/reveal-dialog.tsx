import { useEffect, useRef, useState } from 'react';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';

/** A number left on a screen is seen by whoever comes by; ms. */
const SHOWN_MS = 60_000;

/** The whole tax number, after a reason that is logged; it goes by itself and is kept nowhere. */
export function RevealDialog({ customer, onClose }: { customer: CustomerPaper; onClose: () => void }) {
  const t = useMessages('customers');
  const [shown, setShown] = useState<{ kind: string; number: string }>();
  const isRevealed = useRef(false);
  const { id, fullName: name } = customer;

  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, onClose]);

  async function reveal(reason: string) {
    const answer = await call('POST /api/customers/{id}/tax-id/reveal', { params: { id }, body: { reason } });
    isRevealed.current = true;
    setShown(answer);
    void refresh('/activity/');
  }

  if (shown === undefined) {
    return (
      <ReasonDialog
        title={t(($) => $.action.RevealTaxId)}
        text={t(($) => $.ask.RevealTaxId)}
        run={reveal}
        // After the answer the number takes the place of the question.
        onClose={() => isRevealed.current || onClose()}
      />
    );
  }
  return (
    <Dialog
      isOpen
      title={t(($) => $.reveal.title, { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t(($) => $.reveal.hide)}</Button>}
    >
      <p className={styles.secret}>
        {shown.kind} {shown.number.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')}
      </p>
      <p>{t(($) => $.reveal.text)}</p>
    </Dialog>
  );
}
