import { watchPerson } from '#server/compliance/screenings/watch-person.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

interface Saved {
  readonly kind: 'customer' | 'recipient';
  readonly id: string;
  readonly trigger: 'create' | 'edit';
}

/** Whoever is entered or changed is looked for on the lists; a finding is for compliance and stops nobody here. */
export async function screenSaved(
  tx: Tx,
  { services, now, user }: OfficeContext,
  { kind, id, trigger }: Saved,
): Promise<void> {
  await watchPerson(tx, { services, at: now, by: user.id, trigger }, { kind, id });
}
