import { useMessages } from '#web/lib/i18n.ts';

/** The fields of a customer and a recipient in words, for comparisons and the log. */
export function useCustomerLabels(): Readonly<Record<string, string>> {
  const t = useMessages('customer-picker');
  const field = (
    name:
      | 'firstName'
      | 'middleName'
      | 'lastName'
      | 'secondLastName'
      | 'birthDate'
      | 'sex'
      | 'email'
      | 'notes'
      | 'ci'
      | 'passport'
      | 'relationship',
  ) => t(($) => $.field[name]);
  return {
    firstName: field('firstName'),
    middleName: field('middleName'),
    lastName: field('lastName'),
    secondLastName: field('secondLastName'),
    birthDate: field('birthDate'),
    sex: field('sex'),
    email: field('email'),
    notes: field('notes'),
    ci: field('ci'),
    passport: field('passport'),
    relationship: field('relationship'),
    phones: t(($) => $.part.phone),
    addresses: t(($) => $.part.address),
    address: t(($) => $.part.address),
    ids: t(($) => $.part.id),
    altReceivers: t(($) => $.part.altReceivers),
  };
}
