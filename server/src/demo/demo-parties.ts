import type { z } from 'zod';
import { newCustomerInput } from '#domain/areas/customers/customer.schema.ts';
import type { NewRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import { addDays } from '#domain/kernel/calendar.ts';
import { demoRecipient } from './demo-recipients.ts';
import { men, middles, streets, surnames, trades, women } from './demo-names.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import { dice } from './dice.ts';

/** What is special about a customer; the blocked, the expired and the twins send nothing. */
export type DemoPartyKind = 'Plain' | 'Vip' | 'Basic' | 'Blocked' | 'Expired' | 'Twin';

export interface DemoParty {
  readonly office: DemoOfficeCode;
  readonly kind: DemoPartyKind;
  /** When the office entered them. */
  readonly daysAgo: number;
  readonly input: z.output<typeof newCustomerInput>;
  readonly recipients: readonly NewRecipientInput[];
}

const offices = [
  ['HIA', 38],
  ['KEN', 20],
  ['TAM', 16],
  ['ORL', 12],
  ['HOU', 14],
] as const satisfies readonly (readonly [DemoOfficeCode, number])[];

const places: Readonly<
  Partial<Record<DemoOfficeCode, readonly [city: string, state: string, zip: string, area: string]>>
> = {
  HIA: ['Hialeah', 'FL', '33012', '305'],
  KEN: ['Miami', 'FL', '33183', '786'],
  TAM: ['Tampa', 'FL', '33607', '813'],
  ORL: ['Orlando', 'FL', '32807', '407'],
  HOU: ['Houston', 'TX', '77081', '713'],
};

/** How many customers a demo of so many transfers has. */
export function partiesFor(orders: number): number {
  return Math.min(200, Math.max(30, Math.ceil(orders / 10)));
}

/** So many customers, each with one or two recipients in Cuba; the same every time. `today` as `yyyy-MM-dd`. */
export function demoParties(count: number, today: string): DemoParty[] {
  return Array.from({ length: count }, (_, index) => partyOf(index, today));
}

function partyOf(index: number, today: string): DemoParty {
  const kind = kindOf(index);
  // A twin is the one before it once more, entered again with another phone.
  const person = kind === 'Twin' ? index - 1 : index;
  const office = officeOf(person);
  const input = inputOf({ index, person, kind, office }, today);
  const recipients =
    kind === 'Twin'
      ? []
      : Array.from({ length: index % 2 === 0 ? 2 : 1 }, (_, at) => demoRecipient(index, at, input));
  return {
    office,
    kind,
    daysAgo: 92 + (index % 6),
    input,
    recipients,
  };
}

export function officeOf(person: number): DemoOfficeCode {
  return dice(`office of customer ${person}`).weigh(offices);
}

function kindOf(index: number): DemoPartyKind {
  if (index % 40 === 19) return 'Twin';
  if (index % 40 === 11) return 'Blocked';
  if (index % 20 === 7) return 'Expired';
  if (index % 12 === 5) return 'Vip';
  return index % 3 === 0 ? 'Basic' : 'Plain';
}

interface Facts {
  readonly index: number;
  readonly person: number;
  readonly kind: DemoPartyKind;
  readonly office: DemoOfficeCode;
}

function inputOf({ index, person, kind, office }: Facts, today: string) {
  const roll = dice(`customer ${person}`);
  const sex = roll.pick(['F', 'M'] as const);
  const [city = '', state = 'FL', zip = '', area = ''] = places[office] ?? [];
  const birthDate = `${roll.between(1948, 2003)}-${two(roll.between(1, 12))}-${two(roll.between(1, 28))}`;
  const firstName = roll.pick(sex === 'F' ? women : men);
  const [lastName, secondLastName] = [roll.pick(surnames), roll.pick(surnames)];
  return newCustomerInput.parse({
    firstName,
    middleName: roll.pick(middles[sex]),
    lastName,
    secondLastName,
    birthDate,
    sex,
    phones: [
      { kind: 'Mobile', number: `+1${area}555${1000 + index}`, isPrimary: true, isWhatsApp: index % 2 === 0 },
    ],
    email:
      kind !== 'Twin' && index % 3 === 0 ? `${plain(firstName)}.${plain(lastName)}${index}@example.com` : '',
    addresses: [
      {
        kind: 'Home',
        line1: `${roll.between(100, 9900)} ${roll.pick(streets)} ${roll.pick(['St', 'Ave', 'Ct'])}`,
        city,
        state,
        zip,
      },
    ],
    nationality: 'CU',
    birthCountry: 'CU',
    residence: roll.pick(['Citizen', 'PermanentResident', 'PermanentResident', 'Parolee']),
    occupation: roll.pick(trades),
    sourceOfFunds: roll.pick(['Salary', 'Salary', 'Business', 'Savings', 'Pension']),
    isNoProhibitedOfficial: true,
    language: index % 5 === 0 ? 'en' : 'es',
    consents: index % 2 === 0 ? [{ kind: 'SMS', isGiven: true }] : [],
    ids: kind === 'Twin' ? [] : [documentOf(index, { office, isExpired: kind === 'Expired', today })],
    isDuplicateConfirmed: true,
  });
}

/** A licence of the state of the office, else a green card or a Cuban passport. */
function documentOf(
  index: number,
  { office, isExpired, today }: { office: DemoOfficeCode; isExpired: boolean; today: string },
) {
  const serial = String(10_000_019 + index * 7919).slice(-8);
  const expiresOn = addDays(today, isExpired ? -20 - index : 200 + index * 7);
  const verified = { expiresOn, verification: index % 4 === 0 ? 'Pdf417' : 'Manual' } as const;
  if (index % 7 === 3) return { type: 'ResidentCard', number: `0${serial}`, country: 'US', ...verified };
  if (index % 11 === 6)
    return { type: 'Passport', number: `L${serial.slice(-6)}`, country: 'CU', ...verified };
  const isTexan = office === 'HOU';
  const number = isTexan ? serial : `P620${serial}0`;
  return { type: 'DriverLicense', number, country: 'US', state: isTexan ? 'TX' : 'FL', ...verified };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
