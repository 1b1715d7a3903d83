import type { NewRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import { newRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import type { Relationship } from '#domain/kernel/party.values.ts';
import type { Province } from '#domain/kernel/cuban-places.ts';
import { municipalitiesOf } from '#domain/kernel/cuban-places.ts';
import { crossings, cubanStreets, men, middles, surnames, women } from './demo-names.ts';
import { listedRecipients } from './demo-suspects.ts';
import type { Dice } from './dice.ts';
import { dice } from './dice.ts';

const provinces = [
  ['La Habana', 40],
  ['Matanzas', 7],
  ['Villa Clara', 8],
  ['Camagüey', 6],
  ['Holguín', 9],
  ['Santiago de Cuba', 9],
  ['Granma', 5],
  ['Guantánamo', 3],
  ['Pinar del Río', 4],
  ['Artemisa', 3],
  ['Cienfuegos', 3],
  ['Sancti Spíritus', 3],
  ['Las Tunas', 3],
  ['Isla de la Juventud', 1],
] as const satisfies readonly (readonly [Province, number])[];

/** What of a customer decides who their people in Cuba are. */
export interface DemoSender {
  readonly lastName: string;
  readonly secondLastName: string;
  readonly birthDate: string;
  readonly sex: 'F' | 'M' | 'X' | null;
}

/** Where nothing is brought to the door at the moment. */
const cutOff: readonly string[] = ['Maisí', 'Niquero'];

/** One of the recipients of a demo customer, with a carné that can be read. */
export function demoRecipient(customer: number, at: number, sender: DemoSender): NewRecipientInput {
  const roll = dice(`recipient ${customer} ${at}`);
  const isWoman = roll.next() < 0.55;
  const province = roll.weigh(provinces);
  const municipality = roll.pick(municipalitiesOf(province).filter((name) => !cutOff.includes(name)));
  const [first, last, second] = [roll.pick(isWoman ? women : men), roll.pick(surnames), roll.pick(surnames)];
  const serial = customer * 2 + at;
  const ci = carne(roll, isWoman);
  const relationship = relationOf({ isWoman, bornIn: 1900 + Number(ci.slice(0, 2)), at }, sender, roll);
  const [lastName, secondLastName] = surnamesOf(relationship, { last, second, isWoman }, sender);
  return newRecipientInput.parse({
    firstName: first,
    middleName: roll.pick(middles[isWoman ? 'F' : 'M']),
    lastName,
    secondLastName,
    ci,
    phones: [{ kind: 'Mobile', number: `+535${2_100_000 + serial * 37}`, isPrimary: true }],
    address: {
      street: roll.pick(cubanStreets),
      number: String(roll.between(1, 980)),
      between1: roll.pick(crossings),
      between2: roll.pick(crossings),
      province,
      municipality,
      apartment: roll.next() < 0.3 ? String(roll.between(1, 24)) : '',
    },
    relationship,
    ...(at === 1 ? listedRecipients[customer] : {}),
  });
}

/** What two people of these ages are to each other; nobody has two spouses. */
function relationOf(
  { isWoman, bornIn, at }: { isWoman: boolean; bornIn: number; at: number },
  sender: DemoSender,
  roll: Dice,
): Relationship {
  const younger = bornIn - Number(sender.birthDate.slice(0, 4));
  if (younger <= -40) return 'Grandparent';
  if (younger <= -18) return 'Parent';
  if (younger >= 40) return 'Grandchild';
  if (younger >= 18) return 'Child';
  if (at === 0 && isWoman !== (sender.sex === 'F')) return roll.pick(['Spouse', 'Sibling', 'Friend']);
  return roll.pick(['Sibling', 'Sibling', 'Cousin', 'Friend']);
}

/** The father's surname first, then the mother's; a mother gives her first as the child's second. */
function surnamesOf(
  relationship: Relationship,
  { last, second, isWoman }: { last: string; second: string; isWoman: boolean },
  { lastName, secondLastName, sex }: DemoSender,
): readonly [string, string] {
  if (relationship === 'Sibling') return [lastName, secondLastName];
  if (relationship === 'Parent') return [isWoman ? secondLastName : lastName, second];
  if (relationship === 'Child') return sex === 'F' ? [last, lastName] : [lastName, second];
  return [last, second];
}

/** Born in the last century (digit 7 from 0 to 5); digit 10 is even for a man. */
function carne(roll: Dice, isWoman: boolean): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const birth = two(roll.between(35, 99)) + two(roll.between(1, 12)) + two(roll.between(1, 28));
  const sex = roll.between(0, 4) * 2 + (isWoman ? 1 : 0);
  return `${birth}${roll.between(0, 5)}${two(roll.between(0, 99))}${sex}${roll.between(0, 9)}`;
}
