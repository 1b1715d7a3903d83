import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { falsePositiveLabels } from '#domain/areas/compliance/cases.labels.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { ChangeList } from './change-list.tsx';
import { CompareTable } from './compare-table.tsx';
import { EntryDetails } from './entry-details.tsx';
import styles from './hit.module.css';
import { RunAgain } from './run-again.tsx';
import { ScoreBars } from './score-bars.tsx';
import { useListVersion } from './use-list-version.ts';
import { usePartyWord } from './use-party-word.ts';

type HitState = keyof Catalog['case']['hitState'];

const tones: Partial<Record<HitState, Tone>> = {
  open: 'warn',
  'false-positive': 'ok',
  'true-match': 'err',
  'need-info': 'info',
  'auto-cleared': 'ok',
  remembered: 'ok',
};

/** A possible match with all of its evidence: two persons beside each other, and where the score comes from. */
export function HitSheet({ hit, subjects }: { hit: CaseHit } & Pick<CasePaper, 'subjects'>) {
  const t = useMessages('case');
  const party = usePartyWord();
  const subject = subjects.find(({ role, name }) => role === hit.role && name === hit.subjectName);
  return (
    <Sheet padding="paper">
      <section className={styles.hit} aria-label={t(($) => $.hit.title)}>
        <header className={styles.head}>
          <div>
            <p className={styles.role}>{party(hit.role)}</p>
            <HitState hit={hit} />
          </div>
          <p className={styles.score}>
            <b>{hit.score.toFixed(2)}</b>
            <small>{t(($) => $.hit.portal, { score: hit.portalScore })}</small>
          </p>
        </header>
        {hit.reopened && (
          <ChangeList
            title={t(($) => $.hit.reopened, { when: formatDateTime(hit.reopened?.at ?? '') })}
            text={t(($) => $.hit.reopenedText)}
            changes={hit.reopened.why}
          />
        )}
        <CompareTable hit={hit} subject={subject} />
        <ChangeList title={t(($) => $.hit.changed)} changes={hit.changedSince ?? []} />
        <PaperSection title={t(($) => $.hit.explained)}>
          <ScoreBars parts={hit.parts} score={hit.score} />
        </PaperSection>
        <EntryDetails entry={hit.entry} />
        <Origin hit={hit} />
      </section>
    </Sheet>
  );
}

/** Which list says so, and whether it would say so again. */
function Origin({ hit }: { hit: CaseHit }) {
  const t = useMessages('case');
  const version = useListVersion(hit);
  const list = t(($) => $.list[hit.source as keyof Catalog['case']['list']]);
  return (
    <footer className={styles.origin}>
      <p>
        {version === undefined
          ? t(($) => $.hit.list, { list, id: hit.entryId })
          : t(($) => $.hit.listOf, { list, date: formatDate(version.publishedOn), id: hit.entryId })}{' '}
        {hit.entry.programs.map((program) => (
          <Chip key={program} label={program} />
        ))}
        <small>{hit.basis}</small>
      </p>
      <RunAgain hit={hit} />
    </footer>
  );
}

function HitState({ hit }: { hit: CaseHit }) {
  const t = useMessages('case');
  const reasons = falsePositiveLabels[useLanguage()];
  const isSettled = hit.status === 'auto-cleared' || hit.status === 'remembered';
  const state = (hit.decision === 'open' && isSettled ? hit.status : hit.decision) as HitState;
  const by = hit.decidedBy?.name ?? '';
  const facts = [hit.reasonCode === null ? '' : reasons[hit.reasonCode], hit.note].filter(Boolean).join(': ');
  return (
    <>
      <StatusChip tone={tones[state] ?? 'mute'} label={t(($) => $.hitState[state])} />
      {hit.decidedAt !== null && (
        <p className={styles.decided}>
          {facts}{' '}
          <small>{t(($) => $.decidedBy, { name: by, when: formatDateTime(hit.decidedAt ?? '') })}</small>
        </p>
      )}
      <HitMemory hit={hit} />
    </>
  );
}

/** Whether the decision is remembered for the next order. */
function HitMemory({ hit }: { hit: CaseHit }) {
  const t = useMessages('case');
  const isNever = hit.isNeverRemembered && hit.decision === 'false-positive';
  if (!isNever && !hit.needsSecond) return null;
  return <p className={styles.decided}>{t(($) => (isNever ? $.never : $.second))}</p>;
}
