import { cashSlip } from './areas/cash/cash-slip.ts';
import { officeSheet } from './areas/offices/office-sheet.ts';
import { testPage } from './areas/reports/test-page.ts';
import { activationLetter } from './areas/users/activation-letter.queries.ts';
import type { DocumentBuilders } from './engine/documents/produce-document.ts';
import { documentProducer } from './engine/documents/produce-document.ts';

/** Who gathers the data of each kind of document. */
const documentBuilders: DocumentBuilders = {
  'activation-letter': activationLetter,
  'cash-slip': cashSlip,
  'office-sheet': officeSheet,
  'test-page': testPage,
};

/** Makes any document of the catalogue. */
export const produceDocument = documentProducer(documentBuilders);
