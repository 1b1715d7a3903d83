import { mdiRefresh } from '@mdi/js';
import { useState } from 'react';
import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import type { ScreeningAgain } from '#domain/areas/compliance/screening.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Tooltip } from '#web/kit/overlay/tooltip.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './hit.module.css';
import { formatScore } from './score-points.ts';

/** Screens once more with what stood then: the score must come out the same. */
export function RunAgain({ hit }: { hit: CaseHit }) {
  const t = useMessages('case');
  const { toastError } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [again, setAgain] = useState<ScreeningAgain>();

  async function run() {
    setIsBusy(true);
    try {
      setAgain(await call('GET /api/compliance/screenings/{id}/again', { params: { id: hit.screeningId } }));
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  return (
    <div className={styles.again}>
      <Tooltip text={t(($) => $.again.text)}>
        <Button size="sm" icon={mdiRefresh} isBusy={isBusy} onClick={() => void run()}>
          {t(($) => $.again.run)}
        </Button>
      </Tooltip>
      <div role="status">{again && <Result hit={hit} again={again} />}</div>
    </div>
  );
}

function Result({ hit, again }: { hit: CaseHit; again: ScreeningAgain }) {
  const t = useMessages('case');
  const isThis = ({ source, entryId }: { source: string; entryId: string }) =>
    source === hit.source && entryId === hit.entryId;
  const then = again.stored.find(isThis);
  const now = again.now.find(isThis);
  const isSame = then !== undefined && then.after === then.before;
  const score = (value: number | null | undefined) =>
    value === null || value === undefined ? t(($) => $.again.nothing) : formatScore(value);
  return (
    <>
      <p className={isSame ? styles.same : styles.other}>
        {isSame
          ? t(($) => $.again.same, { score: score(then.after) })
          : t(($) => $.again.other, { now: score(then?.after), before: formatScore(hit.score) })}
      </p>
      <p className={styles.now}>
        {!again.isSameEngine && `${t(($) => $.again.engine)} `}
        {t(($) => $.again.now, { score: score(now?.score) })}
      </p>
    </>
  );
}
