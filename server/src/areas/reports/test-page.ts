import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Shows whether a printer has the right paper, scale and darkness, and whether the scanner reads its codes. */
export async function testPage(
  _tx: Tx,
  { office, now }: OfficeContext,
  { printer }: DocumentOrder,
): Promise<BuiltDocument> {
  const text = `${office.code}-TEST-${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
  return {
    about: { scope: 'settings', entity: 'office', id: office.id, label: office.code },
    data: {
      printer,
      code128: { symbology: 'code128', text },
      qr: { symbology: 'qr', text },
      pdf417: { symbology: 'pdf417', text: `${text} ${office.name}` },
    },
  };
}
