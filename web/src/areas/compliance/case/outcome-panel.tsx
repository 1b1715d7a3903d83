import { useState } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import type { CaseActionChoice } from '#domain/areas/compliance/cases.rows.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { choiceOf } from './choice-of.ts';
import styles from './decide.module.css';
import { OutcomeDialog } from './outcome-dialog.tsx';
import type { Outcome } from './outcomes.ts';
import { outcomeKeys, outcomes } from './outcomes.ts';
import { useOutcomeWords } from './use-outcome-words.ts';

type Choice = CaseActionChoice & { readonly action: Outcome };

/** What becomes of the order: each step asks before it acts; what is not possible says why. */
export function OutcomePanel({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const [open, setOpen] = useState<Outcome>();
  const choices = outcomes.flatMap((action): Choice[] => {
    const choice = paper.actions.find((one) => one.action === action);
    return choice === undefined || isPointless(choice) ? [] : [{ ...choice, action }];
  });
  const strong = choices.findLast(
    ({ action, allowed }) => allowed && (action === 'clear' || action === 'release'),
  );
  const shown = choices.filter((choice) => paper.isMine || choice.allowed || isAsked(paper, choice));
  return (
    <section aria-label={t(($) => (paper.order === null ? $.decide.outcomePerson : $.decide.outcome))}>
      <h3>{t(($) => (paper.order === null ? $.decide.outcomePerson : $.decide.outcome))}</h3>
      {paper.needsTwo && <p className={styles.note}>{t(($) => $.decide.twoNeeded)}</p>}
      <div className={styles.outcomes}>
        {shown.map((choice) => (
          <OutcomeButton
            key={choice.action}
            paper={paper}
            choice={choice}
            isStrong={choice === strong}
            onOpen={() => setOpen(choice.action)}
          />
        ))}
      </div>
      <NotMine paper={paper} />
      <Reasons paper={paper} choices={shown} />
      {open !== undefined && (
        <OutcomeDialog paper={paper} outcome={open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

/** Whoever has not taken the case reads only what may be done without: all that is not possible would be noise. */
function NotMine({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const claim = choiceOf(paper, 'claim');
  if (paper.isMine || claim === undefined) return null;
  return (
    <p className={styles.reason}>{claim.allowed ? t(($) => $.decide.takeFirst) : claim.reason?.message}</p>
  );
}

const askedOutcomes = { Release: 'release', Lock: 'block-funds', Clear: 'clear' } as const;

/** What a second person was asked for: who may not be that person reads why. */
function isAsked({ asked }: CasePaper, { action }: Choice): boolean {
  if (asked === null) return false;
  return action === askedOutcomes[asked.action];
}

/** Nothing is held that could be let go, or the case is where it would be passed on to. */
function isPointless({ reason }: CaseActionChoice): boolean {
  return reason?.code === 'nothing-held' || reason?.code === 'case-at-aml';
}

interface OutcomeButtonProps {
  paper: CasePaper;
  choice: Choice;
  isStrong: boolean;
  onOpen: () => void;
}

function OutcomeButton({ paper, choice: { action, allowed }, isStrong, onOpen }: OutcomeButtonProps) {
  const t = useMessages('case');
  const { label } = useOutcomeWords(paper, action);
  const hint = outcomeKeys[action];
  const group = t(($) => $.decide.title);
  useHotkey(
    allowed ? { id: `case.${action}`, keys: hint.toLowerCase(), label, group, run: onOpen } : undefined,
  );
  return (
    <Button
      hint={hint}
      disabled={!allowed}
      variant={isStrong ? 'primary' : 'ghost'}
      aria-haspopup="dialog"
      aria-describedby={allowed ? undefined : reasonId(action)}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
}

/** Why something is not possible; what several buttons have in common is said once. */
function Reasons({ paper, choices }: { paper: CasePaper; choices: readonly Choice[] }) {
  const refused = choices.filter(({ allowed }) => !allowed);
  const byReason = Map.groupBy(refused, ({ reason }) => reason?.message ?? '');
  return [...byReason].map(([message, group]) => (
    <p key={message} className={styles.reason}>
      {group.map(({ action }, place) => (
        <b key={action} id={reasonId(action)} aria-label={message}>
          {place > 0 && ', '}
          <OutcomeWord paper={paper} outcome={action} />
        </b>
      ))}
      : {message}
    </p>
  ));
}

function OutcomeWord({ paper, outcome }: { paper: CasePaper; outcome: Outcome }) {
  return useOutcomeWords(paper, outcome).label;
}

function reasonId(action: Outcome): string {
  return `why-not-${action}`;
}
