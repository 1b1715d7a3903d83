import type { Tx } from '#server/platform/http/transact.queries.ts';
import { openCase } from '../cases/open-case.queries.ts';
import type { PersonKind } from './person-rows.queries.ts';
import type { PersonCall, PersonScreened } from './screen-person.queries.ts';
import { screenPerson } from './screen-person.queries.ts';

/**
 * Screens a customer or recipient as they are in this transaction and opens a case for what was not found before. It
 * refuses nothing: whoever is saved stays saved, and an order with them is held when it is paid.
 */
export async function watchPerson(
  tx: Tx,
  call: PersonCall,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<PersonScreened> {
  const result = await screenPerson(tx, call, { kind, id });
  const name = result.screened.find(({ asked }) => asked.id === id)?.asked.name ?? '';
  if (result.news.length > 0) {
    await openCase(tx, {
      hold: null,
      subject: { kind, id, name },
      screeningIds: result.news,
      ruleHitIds: [],
      at: call.at,
      actorId: call.by,
    });
  }
  return result;
}
