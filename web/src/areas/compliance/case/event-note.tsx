import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import {
  caseOutcomeLabels,
  checklistLabels,
  clockKindLabels,
} from '#domain/areas/compliance/cases.labels.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './case.module.css';

type Event = CasePaper['events'][number];
type Messages = Catalog['case'];

/** What a step was about, and what its person wrote. */
export function EventNote({ event }: { event: Event }) {
  const about = useAbout(event.data);
  const said = [
    event.data['note'],
    event.data['reason'],
    event.data['body'],
    event.data['message'],
    event.data['answer'],
  ];
  // The answer of a checklist is one of its words, which stands with the question.
  const text = said.find((one) => typeof one === 'string' && one !== '' && event.data['step'] === undefined);
  const note = event.data['step'] === undefined ? text : event.data['note'];
  const lines = [about, typeof note === 'string' ? note : ''].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className={styles.said}>
      {line}
    </span>
  ));
}

function useAbout(data: Event['data']): string {
  const t = useMessages('case');
  const language = useLanguage();
  const { step, answer, decision, source, reference, kind, dueOn, outcome } = data as Record<string, string>;
  if (step !== undefined) {
    const question = checklistLabels[language][step as keyof (typeof checklistLabels)['en']];
    return `${question} ${t(($) => $.decide.answer[answer as keyof Messages['decide']['answer']])}`;
  }
  if (decision !== undefined) {
    const word = t(($) => $.hitState[decision as keyof Messages['hitState']]);
    const list = t(($) => $.list[source as keyof Messages['list']]);
    return `${word} · ${list}`;
  }
  if (dueOn !== undefined || reference !== undefined) {
    const clock = clockKindLabels[language][kind as keyof (typeof clockKindLabels)['en']];
    return [clock, reference ?? t(($) => $.clocks.due, { date: formatDate(dueOn ?? '') })].join(' · ');
  }
  return outcome === undefined
    ? ''
    : (caseOutcomeLabels[language][outcome as keyof (typeof caseOutcomeLabels)['en']] ?? '');
}
