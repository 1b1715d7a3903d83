import type { CtrReport } from '#domain/areas/compliance/cases.endpoints.ts';
import type { CtrPerson } from './ctr-person.queries.ts';

interface Facts {
  readonly person: CtrPerson;
  /** In full, or null where only its end may be shown. */
  readonly taxId: string | null;
  readonly day: string;
  readonly cashIn: bigint;
  readonly cashOut: bigint;
  readonly count: number;
}

/** The items of FinCEN's form 112 by its parts: those that are known, and those that somebody has to add. */
export function ctrFields(facts: Facts): Readonly<{
  known: CtrReport['fields'];
  missing: CtrReport['missing'];
}> {
  const all = [...personItems(facts), ...transactionItems(facts), ...institutionItems];
  return {
    known: all.flatMap(([item, name, value]) => (value === '' ? [] : [{ item, name, value }])),
    missing: all.flatMap(([item, name, value]) => (value === '' ? [{ item, name }] : [])),
  };
}

type Item = readonly [part: string, name: string, value: string];

const PERSON = 'Part I, person involved';

function personItems({ person, taxId, count }: Facts): Item[] {
  const masked = person.tax_id_last4 === null ? '' : `•••${person.tax_id_last4}`;
  const values: Readonly<Record<string, string>> = {
    'Relationship of the person': 'Person conducting transaction on own behalf',
    'Multiple transactions': count > 1 ? 'Yes' : 'No',
    "Individual's last name": `${person.last_name} ${person.second_last_name}`.trim(),
    'First name': person.first_name,
    'Middle name': person.middle_name === '' ? 'None' : person.middle_name,
    Gender: { F: 'Female', M: 'Male' }[person.sex ?? ''] ?? 'Unknown',
    'Occupation or type of business': person.occupation,
    'Date of birth': person.birth_date,
    'Contact phone number': person.phone,
    'E-mail address': person.email,
    TIN: taxId ?? masked,
    'TIN type': person.tax_id_kind ?? '',
  };
  return [...itemsOf(values), ...addressItems(person), ...documentItems(person)];
}

function addressItems({ address }: CtrPerson): Item[] {
  const { line1 = '', line2 = '', city = '', state = '', zip = '' } = address ?? {};
  const country = address === null ? '' : 'US';
  return itemsOf({
    Address: `${line1} ${line2}`.trim(),
    City: city,
    State: state,
    'ZIP code': zip,
    Country: country,
  });
}

function documentItems({ document }: CtrPerson): Item[] {
  const { type = '', number = '', country = '', state = '' } = document ?? {};
  return itemsOf({
    'Form of identification': type,
    'Identification number': number,
    'Identification country': country,
    'Identification issuing state': country === 'US' ? state : 'None',
  });
}

function itemsOf(values: Readonly<Record<string, string>>): Item[] {
  return Object.entries(values).map(([name, value]) => [PERSON, name, value]);
}

function transactionItems({ day, cashIn, cashOut, count }: Facts): Item[] {
  const part = 'Part II, amount and type of transaction';
  return [
    [part, 'Date of transaction', day],
    [part, 'Aggregated transactions', count > 1 ? 'Yes' : 'No'],
    [part, 'Total cash in', dollars(cashIn)],
    [part, 'Total cash out', dollars(cashOut)],
    [part, 'Cash in: funds transfer(s) and other sales', dollars(cashIn)],
    [part, 'Foreign cash', '0.00'],
  ];
}

/** Of the house; it enters them once in its account with the BSA E-Filing System. */
const institutionItems: Item[] = [
  ['Part III, where it took place', 'Type of financial institution', 'MSB'],
  ['Part III, where it took place', 'Primary federal regulator', 'IRS'],
  ['Part III, where it took place', 'EIN of the institution', ''],
  ['Part III, where it took place', 'Legal name and address of the location', ''],
  ['Part IV, filing institution', 'Contact office and phone', ''],
  ['Part IV, filing institution', 'Internal control number', ''],
];

/** Cents as the form wants them. */
export function dollars(cents: string | bigint): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
