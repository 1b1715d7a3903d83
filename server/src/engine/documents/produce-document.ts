import type { DocumentKind, DocumentLine } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { DocumentRequest } from '#domain/areas/reports/reports.endpoints.ts';
import { paperFor, printerFor } from '#domain/areas/reports/printing.schema.ts';
import type { Paper } from '#domain/areas/reports/paper.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import { id } from '#domain/kernel/wire.ts';
import type { Download } from '#server/platform/http/bind.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { ActivityScope } from '../activity/record-activity.queries.ts';
import { recordActivity } from '../activity/record-activity.queries.ts';
import type { Frame } from './document-frame.queries.ts';
import { readFrame } from './document-frame.queries.ts';
import { renderDocument } from './render-document.ts';
import { checkMayRun } from './report-access.queries.ts';

/** What a document is asked for, everything decided. */
export interface DocumentOrder {
  readonly parameters: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly paper: Paper;
  /** Note that names the printer for this paper. */
  readonly printer: string;
  readonly frame: Frame;
}

/** What the template shows, and what the activity log says it is about. */
export interface BuiltDocument {
  readonly data: object;
  readonly about: {
    readonly scope: ActivityScope;
    readonly entity: string;
    readonly id: string;
    readonly label: string;
  };
}

/** Gathers the data of one kind of document; refuses what the caller may not see. */
export type DocumentBuilder = (
  tx: Tx,
  context: OfficeContext,
  order: DocumentOrder,
) => Promise<BuiltDocument>;
export type DocumentBuilders = Readonly<Record<DocumentKind, DocumentBuilder>>;

export type ProduceDocument = (
  context: OfficeContext,
  kind: DocumentKind,
  request: DocumentRequest,
) => Promise<Download>;

/**
 * Makes documents of any kind: access, parameters, paper, data, activity log, PDF.
 * The areas own the builders; main puts them together.
 */
export function documentProducer(builders: DocumentBuilders): ProduceDocument {
  return async (context, kind, request) => {
    await checkMayRun(context, kind);
    const order = await orderOf(context, kind, request);
    const { data, about } = await transact(context, async (tx) => {
      const built = await builders[kind](tx, context, order);
      const { scope, entity, id: entityId, label } = built.about;
      await recordActivity(tx, context, {
        scope,
        action: 'printed',
        entity,
        entityId,
        label,
        changes: [{ field: 'document', before: null, after: kind }],
      });
      return { ...built, id: entityId };
    });
    const { language, paper, frame } = order;
    const pdf = await renderDocument({ kind, language, paper, data: { frame, ...data }, now: context.now });
    const title = reportCatalogue[kind].title[language];
    return { name: `${title} ${about.label}.pdf`, mime: 'application/pdf', body: pdf };
  };
}

async function orderOf(
  context: OfficeContext,
  kind: DocumentKind,
  request: DocumentRequest,
): Promise<DocumentOrder> {
  const line: DocumentLine = reportCatalogue[kind];
  checkParameters(line, request.parameters);
  const { frame, printing } = await readFrame(context);
  const paper = request.paper ?? paperFor(kind, printing.user, printing.office);
  if (!line.papers.includes(paper)) throw fieldProblem('paper', 'invalid');
  return {
    parameters: request.parameters,
    language: request.language ?? context.language,
    paper,
    printer: printerFor(paper, printing.user, printing.office).name,
    frame,
  };
}

/** Exactly those the catalogue names, each an id. */
function checkParameters({ parameters }: DocumentLine, given: Readonly<Record<string, string>>): void {
  const names = new Set([...Object.keys(parameters), ...Object.keys(given)]);
  for (const name of names) {
    const fits = Object.hasOwn(parameters, name) && id.safeParse(given[name]).success;
    if (!fits) throw fieldProblem(`parameters.${name}`, 'invalid');
  }
}
