/** Letters of any script with accents, apostrophes, hyphens, dots and single blanks between them. */
const nameShape = /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}'’][\p{L}\p{M}'’.-]*)*$/u;

export function isPersonName(text: string): boolean {
  return nameShape.test(text);
}
