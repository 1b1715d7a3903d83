import type { Paper } from '#domain/areas/reports/paper.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { TypstAnswer, TypstJob } from './typst-worker.ts';
import { workerQueue } from './worker-queue.ts';

/** Compiling blocks, so it has a thread of its own; a page takes a few milliseconds there. */
const typst = workerQueue<Omit<TypstJob, 'id'>, TypstAnswer>({
  script: new URL('./typst-worker.ts', import.meta.url),
  timeoutMs: 20_000,
  limit: 200,
});

export interface DocumentJob {
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly paper: Paper;
  /** What the template shows: plain JSON, and `Barcode` values where it draws one. */
  readonly data: object;
  readonly now: Date;
}

/**
 * Makes the PDF of a document from its template `documents/<kind>.typ`.
 *
 * @example
 * const pdf = await renderDocument({ kind: 'test-page', language: 'es', paper: 'Ticket80', data, now });
 */
export async function renderDocument({ kind, language, paper, data, now }: DocumentJob): Promise<Buffer> {
  const answer = await typst.run({
    template: kind,
    inputs: { language, paper },
    data,
    createdAt: Math.floor(now.getTime() / 1000),
  });
  if ('error' in answer) throw new Error(`document ${kind} does not compile: ${answer.error}`);
  return Buffer.from(answer.pdf);
}

/** Ends the compiler's thread when the server closes. */
export const stopRendering = typst.stop;
