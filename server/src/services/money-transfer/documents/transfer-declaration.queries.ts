import { fundsSourceLabels, relationshipLabels } from '#domain/areas/customers/customer-values.labels.ts';
import { formatDate } from '#domain/kernel/date-format.ts';
import type { Language } from '#domain/kernel/problem.ts';
import {
  remittanceClassLabels,
  transferPurposeLabels,
} from '#domain/services/money-transfer/transfer-values.labels.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { partiesOf, textOf } from './parties.ts';
import {
  aboutTransfer,
  codesOf,
  readTransferOrder,
  textAt,
  type TransferOrder,
} from './read-transfer-order.queries.ts';

/** What the sender signs: class of remittance (31 CFR 515.570), own money, of age, no prohibited official. */
export async function transferDeclaration(
  tx: Tx,
  context: OfficeContext,
  request: DocumentOrder,
): Promise<BuiltDocument> {
  const found = await readTransferOrder(tx, context, request);
  const { order } = found;
  const at = order.purchased_at ?? context.now;
  const { time_zone: zone } = await tx
    .selectFrom('offices')
    .select('time_zone')
    .where('id', '=', order.office_id)
    .executeTakeFirstOrThrow();
  return {
    about: aboutTransfer(order),
    data: {
      ...codesOf(order),
      ...partiesOf(found),
      date: longDate(at, request.language, zone),
      birthDate: birthDateOf(found, request.language),
      declared: wordsOf(found, request.language),
      amount: printedMoney(order.principal, order.currency),
      signedAt: formatDate(at, 'yyyy-MM-dd', zone),
      text: (await textAt(tx, 'Declaration', at))?.[request.language] ?? '',
    },
  };
}

function birthDateOf({ order }: TransferOrder, language: Language): string {
  const day = textOf(order.sender, 'birthDate');
  return day === '' ? '' : longDate(new Date(`${day}T12:00:00Z`), language, 'UTC');
}

function wordsOf({ transfer }: TransferOrder, language: Language): object {
  const word = (labels: Readonly<Record<Language, Readonly<Record<string, string>>>>, code: string | null) =>
    labels[language][code ?? ''] ?? '';
  return {
    class: word(remittanceClassLabels, transfer.remittance_class),
    purpose: word(transferPurposeLabels, transfer.purpose),
    relationship: word(relationshipLabels, transfer.relationship),
    source: word(fundsSourceLabels, transfer.source_of_funds),
  };
}
