import type { Selectable } from 'kysely';
import type { BankAccount, OfficeInput } from '#domain/areas/offices/office.schema.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';

export type StoredOffice = Selectable<Tables['offices']>;

/** The columns of what the form says; a bank account that is left out stays as it is. */
export function columnsOf(input: OfficeInput, secrets: SecretBox) {
  const { bankAccount } = input;
  return {
    name: input.name,
    code: input.code,
    office_type: input.officeType,
    service_types: input.serviceTypes,
    territory: input.territory,
    parent_id: input.parentId,
    address: JSON.stringify(input.address),
    phones: JSON.stringify(input.phones),
    time_zone: input.timeZone,
    logo_file_id: input.logoFileId,
    hours: JSON.stringify(input.hours),
    credit_model: input.creditModel,
    credit_limit: input.creditLimit,
    access_allow_to_customer_info: input.accessAllowToCustomerInfo,
    licences: JSON.stringify(input.licences),
    printing: JSON.stringify(input.printing),
    ...(bankAccount !== undefined && {
      bank_account: bankAccount === null ? null : secrets.seal(JSON.stringify(bankAccount)),
    }),
  };
}

export interface MaskedAccount {
  readonly bank: string;
  readonly holder: string;
  readonly last4: string;
}

/** All that a person may read of a bank account again. */
export function maskAccount(sealed: Buffer | null, secrets: SecretBox): MaskedAccount | null {
  if (sealed === null) return null;
  const { bank, holder, account } = JSON.parse(secrets.open(sealed)) as BankAccount;
  return { bank, holder, last4: account.slice(-4) };
}

/** What the log compares, by the names of the form; of the bank account only that it changed. */
export function fieldsOf(office: StoredOffice, linkedCodes: readonly string[]): Record<string, unknown> {
  return {
    name: office.name,
    code: office.code,
    officeType: office.office_type,
    serviceTypes: office.service_types,
    territory: office.territory,
    parentId: office.parent_id,
    linkedOfficeIds: linkedCodes,
    address: office.address,
    phones: office.phones,
    timeZone: office.time_zone,
    logoFileId: office.logo_file_id,
    hours: office.hours,
    creditModel: office.credit_model,
    creditLimit: office.credit_limit,
    accessAllowToCustomerInfo: office.access_allow_to_customer_info,
    licences: office.licences,
    printing: office.printing,
    isActive: office.is_active,
    holdReason: office.hold_reason,
  };
}
