import { mayCall } from '#domain/access/access.ts';
import { type DocumentKind, type Report, reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { PaperDocument } from '#web/engine/paper/paper-documents.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage } from '#web/lib/i18n.ts';

/** When a document has something to say; the others always have. */
const whenOf: Readonly<Record<string, (order: OrderPaper) => boolean>> = {
  'transfer-disclosure': ({ status }) => status === 'Draft',
  'transfer-receipt': ({ purchasedAt }) => purchasedAt !== null,
  'transfer-slip': ({ submittedAt }) => submittedAt !== null,
};

/** The documents of the catalogue that are made of one transfer, as far as the person may have them. */
export function useTransferDocuments(order: OrderPaper): readonly PaperDocument[] {
  const language = useLanguage();
  const subject = useSubject();
  const lines: readonly (readonly [string, Report])[] = Object.entries(reportCatalogue);
  return lines.flatMap(([kind, line]): PaperDocument[] => {
    const isOfTransfer =
      kind.startsWith('transfer-') && line.form === 'document' && 'orderId' in line.parameters;
    if (!isOfTransfer || subject === null || !mayCall(line.access, subject).allowed) return [];
    if (whenOf[kind]?.(order) === false) return [];
    const load = async () => await documentOf(kind as DocumentKind, order.id);
    return [{ id: kind, label: line.title[language], load }];
  });
}

async function documentOf(kind: DocumentKind, orderId: string): Promise<Blob> {
  const body = { parameters: { orderId } };
  return (await call('POST /api/documents/{kind}', { params: { kind }, body })).blob;
}
