import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { asItWas } from '#web/engine/timeline/history-row.ts';
import type { HistoryRow } from '#web/engine/timeline/history-row.ts';

/** The log keeps only what of these changed, in words; they stand as they are now. */
const keptAsNow = ['consents', 'taxId', 'addresses', 'ids', 'files', 'blocked', 'mergedInto'];

/** A customer as they stood right after a line of the log. Of phones the log knows the numbers. */
export function pastCustomer(now: CustomerPaper, rows: readonly HistoryRow[], id: string): CustomerPaper {
  const known = rows.map((row) => ({
    ...row,
    changes: row.changes.filter(({ field }) => !keptAsNow.includes(field)),
  }));
  const past = asItWas(now, known, id);
  const phones = (past.phones as readonly (CustomerPaper['phones'][number] | string)[]).map((phone, index) =>
    typeof phone === 'string'
      ? (now.phones.find(({ number }) => number === phone) ?? {
          kind: 'Mobile' as const,
          number: phone,
          isPrimary: index === 0,
          isWhatsApp: false,
        })
      : phone,
  );
  const { firstName, middleName, lastName, secondLastName } = past;
  const fullName = [firstName, middleName, lastName, secondLastName].filter(Boolean).join(' ');
  return { ...past, phones, fullName };
}
