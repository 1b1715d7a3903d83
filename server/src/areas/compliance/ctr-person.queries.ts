import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** A customer with the first address and the document that is valid the longest. */
export async function findPerson({ services }: OfficeContext, id: string) {
  const person = await services.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not-found');
  const address = await services.db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('position')
    .executeTakeFirst();
  const document = await services.db
    .selectFrom('customer_ids')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('expires_on', (by) => by.desc().nullsLast())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { ...person, address: address ?? null, document: document ?? null };
}
export type CtrPerson = Awaited<ReturnType<typeof findPerson>>;
