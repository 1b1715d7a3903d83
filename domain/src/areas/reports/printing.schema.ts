import { z } from 'zod';
import { text } from '../../kernel/wire.ts';
import type { Paper } from './paper.ts';
import { papers } from './paper.ts';
import type { DocumentKind } from './reports.catalogue.ts';
import { documentKinds, reportCatalogue } from './reports.catalogue.ts';

const paper = z.enum(papers);

/** The printing set-up of an office (offices.printing) and of a user (users.preferences.printing): the same shape. */
export const printing = z.strictObject({
  /** Paper by document kind; what is left out follows the office, then the catalogue. */
  papers: z.partialRecord(z.enum(documentKinds), paper).default({}),
  /** Name of the printer that has this paper, as a note for people: a browser cannot choose it. */
  printers: z.partialRecord(paper, text(60)).default({}),
  /** Opens the print dialog as soon as a document is there; left out, the office decides. */
  autoPrint: z.boolean().optional(),
});
export type Printing = z.output<typeof printing>;

/** What is stored, read leniently: a paper or kind that no longer exists counts as not chosen. */
export function readPrinting(stored: unknown): Printing {
  const result = printing.safeParse(stored ?? {});
  return result.success ? result.data : { papers: {}, printers: {} };
}

/** The paper of a document: the user's choice, else the office's, else the usual one; never one it cannot have. */
export function paperFor(kind: DocumentKind, user: Printing, office: Printing): Paper {
  const possible: readonly Paper[] = reportCatalogue[kind].papers;
  const chosen = [user.papers[kind], office.papers[kind]].find(
    (choice) => choice && possible.includes(choice),
  );
  return chosen ?? reportCatalogue[kind].papers[0];
}

/** Whether to print at once, and the note that names the printer for a paper. */
export function printerFor(
  chosen: Paper,
  user: Printing,
  office: Printing,
): { name: string; autoPrint: boolean } {
  return {
    name: user.printers[chosen] ?? office.printers[chosen] ?? '',
    autoPrint: user.autoPrint ?? office.autoPrint ?? false,
  };
}
