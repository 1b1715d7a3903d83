import type { z } from 'zod';
import type { newCustomerInput } from '#domain/areas/customers/customer.schema.ts';
import type { newRecipientInput } from '#domain/areas/customers/recipient.schema.ts';

export type CustomerValues = z.input<typeof newCustomerInput>;
export type RecipientValues = z.input<typeof newRecipientInput>;
export type PhoneValues = CustomerValues['phones'][number];
export type IdValues = NonNullable<CustomerValues['ids']>[number];

export const blankPhone = {
  kind: 'Mobile',
  number: '',
  isPrimary: true,
  isWhatsApp: false,
} as const satisfies PhoneValues;

/** Nothing chosen yet; the schema refuses it until there is. */
const unchosen = '' as never;

export const blankUsAddress = {
  kind: 'Home',
  line1: '',
  line2: '',
  city: '',
  state: unchosen,
  zip: '',
} as const;

export const blankId: IdValues = {
  type: 'DriverLicense',
  number: '',
  country: 'US',
  state: '',
  issuedOn: null,
  expiresOn: null,
  frontFileId: null,
  backFileId: null,
  verification: 'Manual',
  mrz: '',
};

const blankNames = { firstName: '', middleName: '', lastName: '', secondLastName: '' };

/** A new customer who speaks Spanish unless the desk says otherwise. */
export const blankCustomer: CustomerValues = {
  ...blankNames,
  birthDate: '',
  sex: null,
  phones: [blankPhone],
  email: '',
  addresses: [blankUsAddress],
  nationality: null,
  birthCountry: null,
  isUsPerson: true,
  residence: null,
  occupation: '',
  employer: '',
  sourceOfFunds: null,
  isNoProhibitedOfficial: false,
  language: 'es',
  consents: [],
  notes: '',
  ids: [blankId],
  isDuplicateConfirmed: false,
};

const blankCubanAddress = {
  street: '',
  number: '',
  between1: '',
  between2: '',
  building: '',
  floor: '',
  apartment: '',
  neighbourhood: '',
  locality: '',
  province: unchosen,
  municipality: '',
  reference: '',
  original: '',
} as const;

export const blankRecipient: RecipientValues = {
  ...blankNames,
  ci: '',
  passport: '',
  phones: [blankPhone],
  address: blankCubanAddress,
  altReceivers: [],
  notes: '',
  relationship: null,
};

/** What was typed into a search as the beginning of a new person: digits are a phone, words are names. */
export function startFrom(
  text: string,
): Pick<CustomerValues, 'firstName' | 'lastName' | 'secondLastName' | 'phones'> {
  const typed = text.trim();
  if (/^[+\d][\d\s().-]*$/.test(typed)) {
    return { firstName: '', lastName: '', secondLastName: '', phones: [{ ...blankPhone, number: typed }] };
  }
  const [firstName = '', lastName = '', ...rest] = typed.split(/\s+/).map(capitalised);
  return { firstName, lastName, secondLastName: rest.join(' '), phones: [blankPhone] };
}

function capitalised(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
