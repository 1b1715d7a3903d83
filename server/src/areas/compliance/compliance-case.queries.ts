import {
  caseOutcomeLabels,
  caseStateLabels,
  checklistLabels,
  clockKindLabels,
  falsePositiveLabels,
  queueLabels,
} from '#domain/areas/compliance/cases.labels.ts';
import { caseFactLabels, caseReasonWord } from '#domain/areas/compliance/case-file.labels.ts';
import { caseEventLabels, hitDecisionLabels } from '#domain/areas/compliance/case-events.labels.ts';
import type { CaseEventKind, CaseOutcome } from '#domain/areas/compliance/cases.values.ts';
import { formatDate } from '#domain/kernel/date-format.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { caseEventText } from './case-event-text.ts';
import { findCase } from './case-paper.queries.ts';
import { caseFile, keepExport } from './export-case.queries.ts';

type File = Awaited<ReturnType<typeof caseFile>>;

/** A case on paper: what was asked, what was found, who decided what and when, and the head of its chain. */
export async function complianceCase(
  _tx: Tx,
  context: OfficeContext,
  { parameters, language }: DocumentOrder,
): Promise<BuiltDocument> {
  const { id } = await findCase(context, parameters['caseId'] ?? '0');
  await keepExport(context, id, 'pdf');
  const file = await caseFile(context, id);
  const { case: paper } = file;
  return {
    about: { scope: 'security', entity: 'case', id: paper.id, label: paper.number },
    data: {
      ...headOf(file, language),
      ...partsOf(file, context, language),
    },
  };
}

function headOf({ case: paper, chain }: File, language: Language) {
  return {
    number: paper.number,
    queue: queueLabels[language][paper.queue],
    state: caseStateLabels[language][paper.state],
    outcome: outcomeOf(paper.outcome, language),
    order: paper.orderNumber ?? '',
    amount: paper.amount === null ? '' : printedMoney(paper.amount, 'USD'),
    parties: paper.parties,
    office: paper.office,
    reasons: reasonsOf(paper, language),
    chain: { head: chain.head, length: String(chain.length), isWhole: paper.chain.isWhole },
  };
}

/** Rules by their names, everything else by its word. */
function reasonsOf({ reasons, rules }: File['case'], language: Language): string {
  const name = (code: string) => rules.find((rule) => rule.code === code)?.name[language];
  return reasons.map((code) => name(code) ?? caseReasonWord(code, language)).join(', ');
}

function outcomeOf(outcome: CaseOutcome | null, language: Language): string {
  return outcome === null ? '' : caseOutcomeLabels[language][outcome];
}

function partsOf(
  { case: paper, screenings, lists, chain }: File,
  context: OfficeContext,
  language: Language,
) {
  const moment = (at: string): string =>
    formatDate(new Date(at), 'yyyy-MM-dd hh:mm a', context.office.timeZone);
  const words = caseFactLabels[language];
  return {
    openedAt: moment(paper.openedAt),
    hits: paper.hits.map((hit) => ({
      subject: hit.subjectName,
      entry: `${hit.source} ${hit.entryId}`,
      name: hit.name,
      score: hit.score.toFixed(2),
      portal: String(hit.portalScore),
      programs: hit.entry.programs.join(', '),
      evidence: hit.evidence.map(
        ({ fact, verdict, subject, listed }) =>
          `${words[fact] ?? fact}: ${subject} / ${listed} (${words[verdict] ?? verdict})`,
      ),
      parts: hit.parts.map(partText),
      decision: decisionText(hit, language),
      by: hit.decidedBy?.name ?? '',
      at: hit.decidedAt === null ? '' : moment(hit.decidedAt),
      note: hit.note,
    })),
    rules: paper.rules.map(({ code, name, version, measured, threshold }) => ({
      code: `${name[language]} · ${code} v${version}`,
      measured: JSON.stringify(measured),
      threshold: JSON.stringify(threshold),
    })),
    checklist: paper.checklist.map(({ step, answer, by }) => ({
      question: checklistLabels[language][step],
      answer: answer === null ? '–' : (words[answer] ?? answer),
      by,
    })),
    screenings: screenings.map((one) => ({
      id: one.id,
      at: moment(one.at),
      config: String(one.config_version),
      engine: one.engine_version,
      basis: one.basis,
    })),
    lists: lists.map(({ source, publishedOn, sha256 }) => ({ source, publishedOn, sha256 })),
    clocks: paper.clocks.map(({ kind, dueOn, filedAt, reference }) => ({
      kind: clockKindLabels[language][kind],
      dueOn,
      filed: filedAt === null ? '–' : `${moment(filedAt)} · ${reference}`,
    })),
    events: chain.events.map(({ seq, kind, data, hash }) => ({
      seq: String(seq),
      at: moment(chain.events[seq - 1]?.at ?? paper.openedAt),
      by: paper.eventsBy[seq - 1] ?? '',
      kind: caseEventLabels[language][kind as CaseEventKind],
      text: caseEventText(data, language),
      hash: hash.slice(0, 16),
    })),
  };
}

type Hit = File['case']['hits'][number];

/** Word by word; a rule or a fact by its name. */
function partText({ how, query = '', candidate = '', rule, points }: Hit['parts'][number]): string {
  const words = [query, candidate].filter((word) => word !== '').join(' = ');
  const name = rule ?? (words === '' ? how : '');
  return [name, words, points.toFixed(2)].filter((part) => part !== '').join(' ');
}

function decisionText({ decision, reasonCode }: Hit, language: Language): string {
  const word = hitDecisionLabels[language][decision];
  return reasonCode === null ? word : `${word}: ${falsePositiveLabels[language][reasonCode]}`;
}
