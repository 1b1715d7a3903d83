/** The parts of a name as Cubans have it: one or two given names and two surnames, each of its own. */
export interface PersonName {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly secondLastName: string;
}

/** Letters of any script with accents, apostrophes, hyphens, dots and single blanks between them. */
const nameShape = /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}'’][\p{L}\p{M}'’.-]*)*$/u;

export function isPersonName(text: string): boolean {
  return nameShape.test(text);
}

/** The whole name in the order of a document. */
export function fullName({ firstName, middleName, lastName, secondLastName }: PersonName): string {
  return [firstName, middleName, lastName, secondLastName].filter((part) => part !== '').join(' ');
}
