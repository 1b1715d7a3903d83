import {
  caseOutcomeLabels,
  checklistLabels,
  clockKindLabels,
  falsePositiveLabels,
  informationLabels,
} from '#domain/areas/compliance/cases.labels.ts';
import { hitDecisionLabels } from '#domain/areas/compliance/case-events.labels.ts';
import { caseFactLabels } from '#domain/areas/compliance/case-file.labels.ts';
import type { Language } from '#domain/kernel/problem.ts';

type Data = Readonly<Record<string, unknown>>;

/** What a step of a case was about and what its person wrote, for whoever reads it on paper. */
export function caseEventText(data: Data, language: Language): string {
  const parts = [...about(data, language), ...written(data, language)];
  return parts.filter((part) => part !== '').join(' · ');
}

function about(data: Data, language: Language): string[] {
  const said = (name: string): string => textOf(data[name]);
  const word = (words: Readonly<Record<Language, object>>, name: string): string =>
    textOf((words[language] as Data)[said(name)]);
  return [
    word(checklistLabels, 'step'),
    word(hitDecisionLabels, 'decision'),
    said('entryId') === '' ? '' : `${said('source')} ${said('entryId')}`,
    word(falsePositiveLabels, 'reasonCode'),
    said('dueOn') === '' && said('reference') === '' ? '' : word(clockKindLabels, 'kind'),
    said('dueOn'),
    said('reference'),
    word(caseOutcomeLabels, 'outcome'),
    ...namesOf(data['files']),
  ];
}

/** A checklist is answered with a word, an office with sentences. */
function written(data: Data, language: Language): string[] {
  const wanted = Array.isArray(data['wanted']) ? data['wanted'].map(textOf) : [];
  const words = informationLabels[language] as Data;
  const answer = textOf(data['answer']);
  return [
    ...wanted.map((one) => textOf(words[one])),
    data['step'] === undefined ? answer : (caseFactLabels[language][answer] ?? ''),
    ...['note', 'reason', 'body', 'message'].map((name) => textOf(data[name])),
  ];
}

function namesOf(files: unknown): string[] {
  return Array.isArray(files) ? files.map((file) => textOf((file as Data)['name'])) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
