import type { CustomerInput } from '#domain/areas/customers/customer.schema.ts';
import { consentKinds } from '#domain/areas/customers/customer.values.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { StoredCustomer } from './lock-customer.queries.ts';

/** The columns of what the form says; a tax number that is left out stays. */
export function columnsOf(input: CustomerInput, secrets: SecretBox) {
  const { taxId } = input;
  return {
    first_name: input.firstName,
    middle_name: input.middleName,
    last_name: input.lastName,
    second_last_name: input.secondLastName,
    birth_date: input.birthDate,
    sex: input.sex,
    phone: input.phones.find((phone) => phone.isPrimary)?.number ?? '',
    phones: input.phones.map((phone) => phone.number).join(' '),
    email: input.email,
    nationality: input.nationality,
    birth_country: input.birthCountry,
    is_us_person: input.isUsPerson,
    residence: input.residence,
    occupation: input.occupation,
    employer: input.employer,
    source_of_funds: input.sourceOfFunds,
    is_no_prohibited_official: input.isNoProhibitedOfficial,
    language: input.language,
    notes: input.notes,
    ...(taxId !== undefined && {
      tax_id: taxId === null ? null : secrets.seal(taxId.number),
      tax_id_kind: taxId?.kind ?? null,
      tax_id_last4: taxId?.number.slice(-4) ?? null,
    }),
  };
}

/** What the log compares, by the names of the form; of a tax number its kind and last digits alone. */
export function fieldsOf(customer: StoredCustomer): Record<string, unknown> {
  return {
    firstName: customer.first_name,
    middleName: customer.middle_name,
    lastName: customer.last_name,
    secondLastName: customer.second_last_name,
    birthDate: customer.birth_date,
    sex: customer.sex,
    phones: customer.phones.split(' ').filter((number) => number !== ''),
    email: customer.email,
    nationality: customer.nationality,
    birthCountry: customer.birth_country,
    isUsPerson: customer.is_us_person,
    residence: customer.residence,
    occupation: customer.occupation,
    employer: customer.employer,
    sourceOfFunds: customer.source_of_funds,
    isNoProhibitedOfficial: customer.is_no_prohibited_official,
    language: customer.language,
    notes: customer.notes,
    taxId: customer.tax_id_kind === null ? null : `${customer.tax_id_kind} ••••${customer.tax_id_last4}`,
    level: customer.level,
    blockReason: customer.block_reason,
    photoFileId: customer.photo_file_id,
  };
}

/** Phones and addresses as the form has them now. */
export async function setParts(tx: Tx, customerId: string, input: CustomerInput): Promise<void> {
  await tx.deleteFrom('customer_phones').where('customer_id', '=', customerId).execute();
  await tx
    .insertInto('customer_phones')
    .values(
      input.phones.map((phone, position) => ({
        customer_id: customerId,
        position,
        kind: phone.kind,
        number: phone.number,
        is_primary: phone.isPrimary,
        is_whatsapp: phone.isWhatsApp,
      })),
    )
    .execute();
  await tx.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
  if (input.addresses.length === 0) return;
  await tx
    .insertInto('customer_addresses')
    .values(input.addresses.map((address, position) => ({ customer_id: customerId, position, ...address })))
    .execute();
}

/** A consent is written when it differs from the last one; none given is not written at all. */
export async function addConsents(
  tx: Tx,
  context: OfficeContext,
  { customerId, consents }: { customerId: string; consents: CustomerInput['consents'] },
): Promise<string[]> {
  const current = await currentConsents(tx, customerId);
  const changed = consentKinds.flatMap((kind) => {
    const wanted = consents.find((consent) => consent.kind === kind)?.isGiven;
    const is = current.get(kind)?.isGiven ?? false;
    return wanted === undefined || wanted === is ? [] : [{ kind, is_given: wanted }];
  });
  if (changed.length > 0) {
    const { now, user, ip } = context;
    const values = changed.map((row) => ({ ...row, customer_id: customerId, at: now, user_id: user.id, ip }));
    await tx.insertInto('customer_consents').values(values).execute();
  }
  return changed.map(({ kind, is_given: isGiven }) => `${kind} ${isGiven ? '+' : '−'}`);
}

export interface CurrentConsent {
  readonly isGiven: boolean;
  readonly at: Date;
  readonly by: string;
}

export async function currentConsents(
  tx: Pick<Tx, 'selectFrom'>,
  customerId: string,
): Promise<Map<string, CurrentConsent>> {
  const rows = await tx
    .selectFrom('customer_consents as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .distinctOn('c.kind')
    .select(['c.kind', 'c.is_given', 'c.at', 'u.first_name', 'u.last_name'])
    .where('c.customer_id', '=', customerId)
    .orderBy('c.kind')
    .orderBy('c.id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.kind,
      { isGiven: row.is_given, at: row.at, by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
    ]),
  );
}
