import type { z } from 'zod';
import type { customerInput } from '#domain/areas/customers/customer.schema.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import type { blankUsAddress } from '#web/engine/customer-picker/blank-person.ts';

type Values = z.input<typeof customerInput>;

/** The paper in the shape of the form; the tax number is left out, so it stays as it is. */
export function customerValuesOf(paper: CustomerPaper): Values {
  const { firstName, middleName, lastName, secondLastName, birthDate, sex, phones, email, notes } = paper;
  const { isUsPerson, residence, occupation, employer, sourceOfFunds, isNoProhibitedOfficial, language } =
    paper;
  return {
    firstName,
    middleName,
    lastName,
    secondLastName,
    birthDate,
    sex,
    phones,
    email,
    notes,
    isUsPerson,
    residence,
    occupation,
    employer,
    sourceOfFunds,
    isNoProhibitedOfficial,
    language,
    nationality: paper.nationality as Values['nationality'],
    birthCountry: paper.birthCountry as Values['birthCountry'],
    // The schema says whether an old state is still one.
    addresses: paper.addresses.map((address) => ({
      ...address,
      state: address.state as (typeof blankUsAddress)['state'],
    })),
    consents: paper.consents.map(({ kind, isGiven }) => ({ kind, isGiven })),
  };
}
