import { cashSlip } from './areas/cash/cash-slip.ts';
import { complianceCase } from './areas/compliance/compliance-case.queries.ts';
import { officeSheet } from './areas/offices/office-sheet.ts';
import { testPage } from './areas/reports/test-page.ts';
import { activationLetter } from './areas/users/activation-letter.queries.ts';
import { courierRunSheet } from './services/money-transfer/documents/courier-run-sheet.ts';
import { transferDeclaration } from './services/money-transfer/documents/transfer-declaration.queries.ts';
import { transferDisclosure } from './services/money-transfer/documents/transfer-disclosure.queries.ts';
import { transferReceipt } from './services/money-transfer/documents/transfer-receipt.queries.ts';
import { transferSlip } from './services/money-transfer/documents/transfer-slip.queries.ts';
import type { DocumentBuilders } from './engine/documents/produce-document.ts';
import { documentProducer } from './engine/documents/produce-document.ts';

/** Who gathers the data of each kind of document. */
const documentBuilders: DocumentBuilders = {
  'activation-letter': activationLetter,
  'cash-slip': cashSlip,
  'compliance-case': complianceCase,
  'courier-run-sheet': courierRunSheet,
  'office-sheet': officeSheet,
  'test-page': testPage,
  'transfer-declaration': transferDeclaration,
  'transfer-disclosure': transferDisclosure,
  'transfer-receipt': transferReceipt,
  'transfer-slip': transferSlip,
};

/** Makes any document of the catalogue. */
export const produceDocument = documentProducer(documentBuilders);
