import { isOfficeProvider } from '#domain/access/office-rules.ts';
import { hiddenDay, maskEmail, maskedPhone, maskNumber } from '#domain/areas/customers/mask.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { OrderRow } from './order-engine.ts';

type Party = OrderRow['sender'];
type Mask = (text: string) => string;

const masks: Readonly<Record<string, Mask>> = {
  birthDate: () => hiddenDay,
  email: maskEmail,
  phone: maskedPhone,
  ci: maskNumber,
  passport: maskNumber,
};

/** Sender and receiver as an office may see them; who hands it over has to find and to know the receiver. */
export function seenParties(
  context: OfficeContext,
  { sender, receiver }: OrderRow,
): Record<'sender' | 'receiver', Party> {
  if (!isMasked(context)) return { sender, receiver };
  const { user, office } = context;
  const isAtProvider = isOfficeProvider({ ...user, office });
  return { sender: masked(sender), receiver: isAtProvider ? receiver : masked(receiver) };
}

/** Also of those who may receive instead. */
function masked(party: Party): Party {
  return Object.fromEntries(Object.entries(party).map(([key, value]) => [key, maskedField(key, value)]));
}

function maskedField(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => maskedField(key, one));
  if (typeof value === 'object' && value !== null) return masked(value as Party);
  return typeof value === 'string' ? (masks[key]?.(value) ?? value) : value;
}
