import { addressLines } from '#domain/areas/offices/address-lines.ts';
import type { Printing } from '#domain/areas/reports/printing.schema.ts';
import { readPrinting } from '#domain/areas/reports/printing.schema.ts';
import { formatDate } from '#domain/kernel/date-format.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** What header and footer of every document say. */
export interface Frame {
  readonly office: { readonly name: string; readonly lines: readonly string[] };
  readonly printedAt: string;
  readonly printedBy: string;
}

/** The frame for the caller's office, and how the office and the caller print. */
export async function readFrame(
  context: OfficeContext,
): Promise<{ frame: Frame; printing: { user: Printing; office: Printing } }> {
  const { office, user, now, services } = context;
  const row = await services.db
    .selectFrom('offices as o')
    .innerJoin('users as u', (join) => join.on('u.id', '=', user.id))
    .select(['o.address', 'o.phones', 'o.printing', 'u.preferences'])
    .where('o.id', '=', office.id)
    .executeTakeFirstOrThrow();
  const [phone] = row.phones as { number?: string }[];
  const lines = [addressLines(row.address).join(', '), phone?.number ?? ''];
  return {
    frame: {
      office: { name: office.name, lines: lines.filter((line) => line !== '') },
      printedAt: formatDate(now, 'yyyy-MM-dd hh:mm a', office.timeZone),
      printedBy: user.name,
    },
    printing: { user: readPrinting(row.preferences['printing']), office: readPrinting(row.printing) },
  };
}
