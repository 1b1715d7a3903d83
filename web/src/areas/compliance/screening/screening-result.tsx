import { mdiRefresh } from '@mdi/js';
import { useState } from 'react';
import type {
  ScreeningAgain,
  ScreeningHit,
  ScreeningPaper,
} from '#domain/areas/compliance/screening.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { call } from '#web/lib/api.ts';
import { formatDate, formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ChangeList } from '../case/change-list.tsx';
import { ScoreBars } from '../case/score-bars.tsx';
import styles from './screening.module.css';

const tones: Readonly<Record<ScreeningPaper['result'] | ScreeningHit['status'], Tone>> = {
  clear: 'ok',
  'auto-cleared': 'ok',
  remembered: 'ok',
  potential: 'warn',
  unreadable: 'warn',
  block: 'err',
  alert: 'warn',
  review: 'info',
};

/** A screening as it was made: who, against what, what was found and why. */
export function ScreeningResult({ screening }: { screening: ScreeningPaper }) {
  const t = useMessages('screening');
  const { result, subject, found, at, by, trigger, basis, microseconds } = screening;
  const { birthDate, sex } = { ...subject, ...subject.fromCarne };
  const facts = [
    birthDate && formatDate(birthDate),
    sex,
    subject.countries?.join(', '),
    subject.documents?.join(', '),
  ];
  return (
    <div className={styles.found}>
      <Sheet padding="paper">
        <header className={styles.head}>
          <div>
            <h2>{subject.name}</h2>
            <p className={styles.dim}>{facts.filter(Boolean).join(' · ')}</p>
          </div>
          <StatusChip tone={tones[result]} label={t(($) => $.result[result])} />
        </header>
        <p>{t(($) => $.resultText[result])}</p>
        <p className={styles.dim}>
          {[formatDateTime(at), t(($) => $.trigger[trigger]), by?.name].filter(Boolean).join(' · ')}
          <br />
          {`${t(($) => $.basis)}: ${basis} · ${t(($) => $.took, { time: formatNumber(microseconds / 1000, 2) })}`}
        </p>
        <Again id={screening.id} />
      </Sheet>
      {found.map((hit) => (
        <Hit key={hit.id} hit={hit} />
      ))}
    </div>
  );
}

function Hit({ hit }: { hit: ScreeningHit }) {
  const t = useMessages('screening');
  const others = hit.names.filter((name) => name !== hit.name);
  return (
    <Sheet padding="paper">
      <header className={styles.head}>
        <div>
          <h3>{hit.name}</h3>
          <p className={styles.dim}>{t(($) => $.entry, { list: hit.source, id: hit.entryId })}</p>
          {hit.programs.length > 0 && (
            <p className={styles.dim}>{t(($) => $.programs, { programs: hit.programs.join(', ') })}</p>
          )}
          {others.length > 0 && (
            <p className={styles.dim}>{t(($) => $.others, { names: others.slice(0, 6).join(' · ') })}</p>
          )}
        </div>
        <div className={styles.score}>
          <b>{hit.score.toFixed(2)}</b>
          <StatusChip tone={tones[hit.status]} label={t(($) => $.status[hit.status])} />
          <small>{t(($) => $.portal, { score: hit.portalScore })}</small>
        </div>
      </header>
      {hit.decidedBy && (
        <p>
          {[t(($) => $.decision[hit.decision]), hit.decidedBy.name, hit.note].filter(Boolean).join(' · ')}
        </p>
      )}
      {hit.reopened && <ChangeList title={t(($) => $.reopened)} changes={hit.reopened} />}
      <ScoreBars parts={hit.parts} score={hit.score} />
      {hit.remarks !== '' && <p className={styles.dim}>{hit.remarks}</p>}
    </Sheet>
  );
}

/** Runs what is stored again: the same hits and scores have to come out. */
function Again({ id }: { id: string }) {
  const t = useMessages('screening');
  const { toastError } = useToast();
  const [again, setAgain] = useState<ScreeningAgain>();
  const run = async () =>
    setAgain(await call('GET /api/compliance/screenings/{id}/again', { params: { id } }));
  return (
    <div className={styles.again}>
      <Button size="sm" icon={mdiRefresh} onClick={() => void run().catch(toastError)}>
        {t(($) => $.again.run)}
      </Button>
      <p role="status">
        {again &&
          [
            again.isSame ? t(($) => $.again.same, { count: again.stored.length }) : t(($) => $.again.other),
            again.isSameEngine ? '' : t(($) => $.again.engine),
            t(($) => $.again.now, { count: again.now.length }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </div>
  );
}
