import { isOfficeProvider } from '#domain/access/office-rules.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** Who hands it over has to call the receiver, whatever else the office may see of customers. */
export function isReceiverMasked(context: OfficeContext): boolean {
  return isMasked(context) && !isAtProvider(context);
}

/** What the customer pays is not for who hands it over. */
export function isAtProvider({ user, office }: OfficeContext): boolean {
  return isOfficeProvider({ ...user, office });
}
