import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import type { FoundIdState } from '#domain/areas/customers/id-state.ts';
import { idState, isExpired } from '#domain/areas/customers/id-state.ts';
import type { IdType } from '#domain/kernel/id-number.ts';
import { isPhotoId } from '#domain/kernel/id-number.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

type Reader = Pick<Tx, 'selectFrom'>;

interface Named {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly fullName: string;
  /** E.164 of the primary phone. */
  readonly phone: string;
}

/** A customer as an order keeps them: plain JSON, without anything that is encrypted. */
export interface CustomerParty extends Named {
  readonly kind: 'Customer';
  readonly birthDate: string;
  readonly email: string;
  readonly language: 'en' | 'es';
  readonly level: 'None' | 'Basic' | 'Vip';
  readonly address: UsPlace | null;
  /** Documents that are good on the day. */
  readonly ids: readonly PartyId[];
  readonly idState: FoundIdState;
  /** Reason, or null: blocked customers buy nothing. */
  readonly blocked: string | null;
  readonly hasTaxId: boolean;
  readonly occupation: string;
  readonly sourceOfFunds: string | null;
  readonly isUsPerson: boolean;
  readonly isNoProhibitedOfficial: boolean;
  readonly nationality: string | null;
}

interface UsPlace {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

interface PartyId {
  readonly type: IdType;
  readonly number: string;
  readonly country: string;
  readonly state: string;
  readonly expiresOn: string | null;
  readonly isPhotoId: boolean;
}

/** A recipient as an order keeps them. */
export interface RecipientParty extends Named {
  readonly kind: 'Recipient';
  readonly ci: string;
  readonly passport: string;
  readonly address: CubanAddress;
  /** As it is printed: one line. */
  readonly addressLine: string;
  readonly province: string;
  readonly municipality: string;
  readonly altReceivers: readonly { readonly name: string; readonly ci: string; readonly phone: string }[];
  /** What they are to the customer; null when they are not on that customer's list, or nobody said. */
  readonly relationship: string | null;
  /** Whether they are on the list of the customer asked about. */
  readonly isOfCustomer: boolean;
}

/**
 * The customer behind an id as orders keep them, on a day (`yyyy-MM-dd` of the office); who was merged into another
 * is found as that other. Null when there is nobody. Whether the caller may see them is the caller's to check.
 */
export async function findParty(
  tx: Reader,
  { customerId, on }: { customerId: string; on: string },
): Promise<CustomerParty | null> {
  const row = await tx
    .selectFrom('customers as asked')
    .innerJoin('customers as c', (join) =>
      join.on((eb) => eb('c.id', '=', eb.fn.coalesce('asked.merged_into', 'asked.id'))),
    )
    .selectAll('c')
    .where('asked.id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const held = await readIds(tx, row.id);
  return {
    kind: 'Customer',
    ...nameOf(row),
    birthDate: row.birth_date,
    email: row.email,
    language: row.language as 'en' | 'es',
    level: row.level as CustomerParty['level'],
    address: await readAddress(tx, row.id),
    ids: held.filter(({ expiresOn }) => !isExpired(expiresOn, on)),
    idState: idState(held, on),
    blocked: row.block_reason,
    hasTaxId: row.tax_id !== null,
    occupation: row.occupation,
    sourceOfFunds: row.source_of_funds,
    isUsPerson: row.is_us_person,
    isNoProhibitedOfficial: row.is_no_prohibited_official,
    nationality: row.nationality,
  };
}

/** The recipient behind an id as orders keep them; null when there is nobody. */
export async function findRecipientParty(
  tx: Reader,
  { recipientId, customerId }: { recipientId: string; customerId: string },
): Promise<RecipientParty | null> {
  const row = await tx
    .selectFrom('recipients as r')
    .leftJoin('customer_recipients as cr', (join) =>
      join.onRef('cr.recipient_id', '=', 'r.id').on('cr.customer_id', '=', customerId),
    )
    .selectAll('r')
    .select(['cr.relationship', 'cr.customer_id as attached_to'])
    .where('r.id', '=', recipientId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const address = row.address as CubanAddress;
  return {
    kind: 'Recipient',
    ...nameOf(row),
    ci: row.ci,
    passport: row.passport,
    address,
    addressLine: cubanAddressLine(address),
    province: row.province,
    municipality: row.municipality,
    altReceivers: row.alt_receivers as RecipientParty['altReceivers'],
    relationship: row.relationship,
    isOfCustomer: row.attached_to !== null,
  };
}

interface StoredName {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly second_last_name: string;
  readonly full_name: string;
  readonly phone: string;
}

function nameOf(row: StoredName): Named {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    secondLastName: row.second_last_name,
    fullName: row.full_name,
    phone: row.phone,
  };
}

async function readIds(tx: Reader, customerId: string): Promise<PartyId[]> {
  const rows = await tx
    .selectFrom('customer_ids')
    .select(['type', 'number', 'country', 'state', 'expires_on as expiresOn'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as IdType, isPhotoId: isPhotoId(row.type as IdType) }));
}

async function readAddress(tx: Reader, customerId: string): Promise<UsPlace | null> {
  const found = await tx
    .selectFrom('customer_addresses')
    .select(['line1', 'line2', 'city', 'state', 'zip'])
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .executeTakeFirst();
  return found ?? null;
}
