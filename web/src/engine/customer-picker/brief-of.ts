import type {
  CustomerBrief,
  CustomerPaper,
  RecipientBrief,
  RecipientPaper,
} from '#domain/areas/customers/customer.replies.ts';

/** A customer's paper as one line of a search. */
export function customerBriefOf(paper: CustomerPaper): CustomerBrief {
  const { id, version, number, fullName, phones, birthDate, addresses, level, blocked, office } = paper;
  const [home] = addresses;
  return {
    id,
    version,
    number,
    name: fullName,
    phone: (phones.find(({ isPrimary }) => isPrimary) ?? phones[0])?.number ?? '',
    birthDate,
    cityState: home ? `${home.city}, ${home.state}` : '',
    level,
    isBlocked: blocked !== null,
    office: office?.code ?? '',
  };
}

/** The same of a recipient; what they are to one customer stands with the pair. */
export function recipientBriefOf(paper: RecipientPaper, customerId: string): RecipientBrief {
  const { id, version, number, fullName, phones, ci, address, addressLine, customers } = paper;
  return {
    id,
    version,
    number,
    name: fullName,
    phone: (phones.find(({ isPrimary }) => isPrimary) ?? phones[0])?.number ?? '',
    ci,
    province: address.province,
    municipality: address.municipality,
    addressLine,
    relationship: customers.find((customer) => customer.id === customerId)?.relationship ?? null,
  };
}
