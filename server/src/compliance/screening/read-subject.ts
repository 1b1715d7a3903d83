import type { Subject } from './subject.ts';
import { typedDay } from './typed-day.ts';

/** Keys under which other programs keep the same thing. */
const keys = {
  name: ['name', 'fullName', 'full_name'],
  givenNames: ['givenNames', 'given', 'firstName', 'first_name'],
  moreGiven: ['middleName', 'fatherName', 'secondName', 'middle_name'],
  firstSurname: ['firstSurname', 'surname', 'lastName', 'last_name'],
  secondSurname: ['secondSurname', 'secondLastName', 'motherName'],
  birthDate: ['birthDate', 'dob', 'dateOfBirth', 'birth_date'],
  sex: ['sex', 'gender'],
  kind: ['kind', 'type', 'schema'],
  carne: ['carne', 'ci'],
  countries: ['country', 'countries', 'nationality', 'citizenship', 'jurisdiction'],
  idNumbers: [
    'idNumber',
    'idNumbers',
    'ids',
    'passport',
    'passportNumber',
    'tax',
    'taxNumber',
    'registration',
    'registrationNumber',
    'swiftBic',
    'innCode',
    'imoNumber',
    'imo',
    'mmsi',
    'leiCode',
  ],
  aliases: ['alias', 'aliases', 'alt', 'aka', 'weakAlias'],
} as const;

/** Whatever is no person is compared as an organisation. */
const organisations =
  /^(org|organi[sz]ation|organizaci[oó]n|company|business|corporation|entity|entidad|empresa|public ?body|vessel|ship|aircraft|airplane)$/i;

/** A subject from a line of JSON: a text is a name; undefined for what has no name and no number. */
export function readSubject(value: unknown): Subject | undefined {
  if (typeof value === 'string') return { name: value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = new Map(Object.entries(value));
  const texts = (names: readonly string[]): string[] => names.flatMap((key) => textsOf(given.get(key)));
  const first = (names: readonly string[]): string | undefined => texts(names)[0];
  // The first name is the name, whatever else is given are others of the same one.
  const [name, ...others] = texts(keys.name);
  const subject = {
    ...whole({ name, parts: partsOf(texts) }),
    ...whole({
      birthDate: texts(keys.birthDate).map(typedDay).find(Boolean),
      carne: first(keys.carne),
      sex: sexOf(first(keys.sex)),
    }),
    ...whole({ kind: kindOf(first(keys.kind)), countries: some(texts(keys.countries)) }),
    ...whole({ idNumbers: some(texts(keys.idNumbers)), aliases: some([...others, ...texts(keys.aliases)]) }),
  };
  return subject.name || subject.parts || subject.idNumbers || subject.aliases || subject.carne
    ? subject
    : undefined;
}

function partsOf(texts: (names: readonly string[]) => string[]): Subject['parts'] {
  const givenNames = [...texts(keys.givenNames), ...texts(keys.moreGiven)].join(' ');
  const firstSurname = texts(keys.firstSurname).join(' ');
  const secondSurname = texts(keys.secondSurname).join(' ');
  if (givenNames === '' && firstSurname === '') return undefined;
  return { givenNames, firstSurname, ...(secondSurname ? { secondSurname } : {}) };
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null && 'number' in value) return textsOf(value.number);
  return typeof value === 'string' || typeof value === 'number' ? [String(value).trim()].filter(Boolean) : [];
}

function sexOf(text: string | undefined): 'M' | 'F' | undefined {
  if (text === undefined) return undefined;
  if (/^(f|woman|mujer)/i.test(text)) return 'F';
  return /^(m|hombre)/i.test(text) ? 'M' : undefined;
}

function kindOf(text: string | undefined): Subject['kind'] {
  if (text === undefined) return undefined;
  if (/^(person|individual|natural ?person|persona|persona ?natural)$/i.test(text)) return 'person';
  return organisations.test(text) ? 'organisation' : undefined;
}

function some(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > 0 ? texts : undefined;
}

function whole<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>;
  };
}
