import { userRefusal } from '#domain/areas/users/may-manage.ts';
import { formatDate } from '#domain/kernel/date-format.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { activationHours, issueLink } from '#server/engine/people/issue-link.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { findEditor } from './find-user.queries.ts';
import { lockUser } from './save-user.queries.ts';

/**
 * The letter that hands a new user their link on paper. It opens the account, so the same people may print it
 * who may invite, and it makes a link of its own: an earlier one stops working.
 */
export async function activationLetter(
  tx: Tx,
  context: OfficeContext,
  { parameters, language }: DocumentOrder,
): Promise<BuiltDocument> {
  const { now, office, services } = context;
  const user = await lockUser(tx, context, parameters['userId'] ?? '');
  const refusal = userRefusal(await findEditor(tx, context), user, 'Invite');
  if (refusal !== null) throw new Problem(refusal.code, refusal.params);
  const token = await issueLink(tx, { userId: user.id, kind: 'activation', now });
  const validUntil = new Date(now.getTime() + activationHours * 3_600_000);
  const name = `${user.first_name} ${user.last_name}`;
  return {
    about: { scope: 'security', entity: 'user', id: user.id, label: name },
    data: {
      date: longDate(now, language, office.timeZone),
      validUntil: formatDate(validUntil, 'yyyy-MM-dd hh:mm a', office.timeZone),
      link: { symbology: 'qr', text: `${services.config.publicUrl}/activate/${token}` },
      user: {
        name,
        firstName: user.first_name,
        email: user.email,
        office: user.offices[0]?.name ?? office.name,
        offices: user.offices.map((one) => one.name),
      },
    },
  };
}
