import { mdiCheckCircle, mdiCloseCircleOutline, mdiHelpCircleOutline } from '@mdi/js';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { checklistLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { ChecklistInput } from '#domain/areas/compliance/cases.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { useMayDecide } from '../use-may-decide.ts';
import { choiceOf } from './choice-of.ts';
import styles from './decide.module.css';
import { useStep } from './use-step.ts';

type Answer = ChecklistInput['answer'];
type Line = CasePaper['checklist'][number];

const answers = ['yes', 'no', 'unknown'] as const;
const icons: Record<Answer, string> = {
  yes: mdiCheckCircle,
  no: mdiCloseCircleOutline,
  unknown: mdiHelpCircleOutline,
};

/** How OFAC tells to look at a match, one question after the other; `1`, `2` and `3` answer the next one. */
export function ChecklistBox({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const questions = checklistLabels[useLanguage()];
  const mayDecide = useMayDecide();
  const { step, isBusy } = useStep();
  const send = useAct('POST /api/compliance/cases/{id}/checklist');
  const { id, version, checklist } = paper;
  const choice = choiceOf(paper, 'checklist');
  const next = choice?.allowed ? checklist.find(({ isNext }) => isNext) : undefined;
  // The questions are about a match; a rule has none.
  if (paper.hits.length === 0) return null;
  const isFree = choiceOf(paper, 'claim')?.allowed === true;
  const done = checklist.filter(({ answer }) => answer !== null).length;

  function answer(value: Answer) {
    if (next === undefined) return;
    const body = { step: next.step, answer: value };
    void step(
      () => send.mutateAsync({ params: { id }, body, options: { ifMatch: version } }),
      t(($) => $.done),
    );
  }

  return (
    <Sheet padding="side" title={t(($) => $.decide.checklist)}>
      <p className={styles.note}>
        {t(($) => $.decide.checklistText)} {t(($) => $.decide.progress, { done, all: checklist.length })}
      </p>
      <ol className={styles.checklist}>
        {checklist.map((line) => (
          <li key={line.step} className={line === next ? styles.current : undefined}>
            <span className={line.answer === null && line !== next ? styles.later : undefined}>
              {questions[line.step]}
            </span>
            {line === next ? (
              <Answers onAnswer={answer} isBusy={isBusy} question={questions[line.step]} />
            ) : (
              <Given line={line} />
            )}
          </li>
        ))}
      </ol>
      {mayDecide && choice?.reason && !isFree && done < checklist.length && (
        <p className={styles.reason}>{choice.reason.message}</p>
      )}
    </Sheet>
  );
}

function Given({ line: { answer, by, at } }: { line: Line }) {
  const t = useMessages('case');
  if (answer === null) return <span className="visually-hidden">{t(($) => $.decide.later)}</span>;
  return (
    <span className={styles.given}>
      <Icon path={icons[answer]} size={16} />
      <b>{t(($) => $.decide.answer[answer])}</b>
      <small>{t(($) => $.decide.answered, { by, when: formatDateTime(at ?? '') })}</small>
    </span>
  );
}

interface AnswersProps {
  question: string;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

function Answers({ question, isBusy, onAnswer }: AnswersProps) {
  return (
    <span className={styles.answers} role="group" aria-label={question}>
      {answers.map((answer, place) => (
        <AnswerButton
          key={answer}
          answer={answer}
          hint={String(place + 1)}
          isBusy={isBusy}
          onAnswer={() => onAnswer(answer)}
        />
      ))}
    </span>
  );
}

interface AnswerButtonProps {
  answer: Answer;
  hint: string;
  isBusy: boolean;
  onAnswer: () => void;
}

function AnswerButton({ answer, hint, isBusy, onAnswer }: AnswerButtonProps) {
  const t = useMessages('case');
  const label = t(($) => $.decide.answer[answer]);
  useHotkey({
    id: `case.answer.${answer}`,
    keys: hint,
    label,
    group: t(($) => $.decide.checklist),
    run: onAnswer,
  });
  return (
    <Button size="sm" hint={hint} disabled={isBusy} onClick={onAnswer}>
      {label}
    </Button>
  );
}
