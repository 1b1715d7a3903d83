import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useMayDecide } from '../use-may-decide.ts';
import { choiceOf } from './choice-of.ts';
import { DecideHit } from './decide-hit.tsx';
import styles from './decide.module.css';
import { OutcomePanel } from './outcome-panel.tsx';

interface DecisionPanelProps {
  paper: CasePaper;
  hit: CaseHit | undefined;
}

/** First the match that is shown, then what becomes of the order. */
export function DecisionPanel({ paper, hit }: DecisionPanelProps) {
  const t = useMessages('case');
  const mayDecide = useMayDecide();
  if (!mayDecide || paper.state === 'Closed' || paper.state === 'Blocked') return null;
  return (
    <Sheet padding="side" title={t(($) => $.decide.title)}>
      <div className={styles.parts}>
        {hit !== undefined && <HitPart paper={paper} hit={hit} />}
        <OutcomePanel paper={paper} />
      </div>
    </Sheet>
  );
}

function HitPart({ paper, hit }: { paper: CasePaper; hit: CaseHit }) {
  const t = useMessages('case');
  const choice = choiceOf(paper, 'decide');
  const isOpen = hit.decision === 'open' || hit.decision === 'need-info';
  const isFree = choiceOf(paper, 'claim')?.allowed === true;
  if (choice === undefined || isFree || !isOpen) return null;
  return (
    <section>
      <h3>{t(($) => $.decide.hitTitle)}</h3>
      <p className={styles.which}>{t(($) => $.decide.which, { name: hit.subjectName, listed: hit.name })}</p>
      {choice.allowed ? (
        <DecideHit key={hit.id} paper={paper} hit={hit} />
      ) : (
        <p className={styles.reason}>{choice.reason?.message}</p>
      )}
    </section>
  );
}
