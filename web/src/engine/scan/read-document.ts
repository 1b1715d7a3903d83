import { readAamva } from './read-aamva.ts';
import type { MrzPart } from './read-mrz.ts';
import { readMrz } from './read-mrz.ts';
import type { ScannedDocument } from './scanned-document.ts';

export interface ReadDocument {
  readonly document: ScannedDocument;
  /** Parts of an MRZ whose check digit does not fit; a barcode corrects itself. */
  readonly faults: readonly MrzPart[];
}

/** What a reader sent or somebody typed, of whichever kind it is; undefined while it is neither. */
export function readDocument(text: string, today: string): ReadDocument | undefined {
  const licence = readAamva(text);
  return licence ? { document: licence, faults: [] } : readMrz(text, today);
}
