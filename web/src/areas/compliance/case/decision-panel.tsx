import { useState } from 'react';
import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Button } from '#web/kit/action/button.tsx';
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
        {hit !== undefined && <HitPart key={hit.id} paper={paper} hit={hit} />}
        <OutcomePanel paper={paper} />
      </div>
    </Sheet>
  );
}

/** What cleared by itself or is remembered is only shown. */
function isDecidable({ status }: CaseHit): boolean {
  return status !== 'auto-cleared' && status !== 'remembered';
}

function HitPart({ paper, hit }: { paper: CasePaper; hit: CaseHit }) {
  const t = useMessages('case');
  const choice = choiceOf(paper, 'decide');
  const [again, setAgain] = useState<string>();
  const isOpen = hit.decision === 'open' || hit.decision === 'need-info';
  const isFree = choiceOf(paper, 'claim')?.allowed === true;
  if (choice === undefined || isFree || hit.decision === 'closed') return null;
  // Who decided wrongly, or learned more, decides again; until then the form would only be in the way.
  if (!isOpen && again !== hit.decidedAt) {
    if (!choice.allowed || !isDecidable(hit)) return null;
    return (
      <section>
        <h3>{t(($) => $.decide.hitTitle)}</h3>
        <p className={styles.which}>{t(($) => $.decide.againText)}</p>
        <Button onClick={() => setAgain(hit.decidedAt ?? undefined)}>{t(($) => $.decide.again)}</Button>
      </section>
    );
  }
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
