/** Words that belong to the surname after them: De la Cruz, San Martín. */
const particles = new Set([
  'DE',
  'DEL',
  'LA',
  'LAS',
  'LOS',
  'EL',
  'Y',
  'SAN',
  'SANTA',
  'VAN',
  'VON',
  'DER',
  'DA',
  'DOS',
]);

/** The two surnames of a document that prints them as one: the first one, and all the rest. */
export function splitSurnames(surnames: string): { lastName: string; secondLastName: string } {
  const words = surnames.trim().split(/\s+/).filter(Boolean);
  const end = words.findIndex((word) => !particles.has(word.toUpperCase())) + 1;
  const cut = end === 0 ? words.length : end;
  return {
    lastName: capitalised(words.slice(0, cut).join(' ')),
    secondLastName: capitalised(words.slice(cut).join(' ')),
  };
}

/** Documents print in capitals: `MARÍA-JOSÉ` is `María-José`, `DE LA CRUZ` is `de la Cruz`. */
export function capitalised(text: string): string {
  const words = text.toLocaleLowerCase().split(' ');
  return words
    .map((word) =>
      particles.has(word.toUpperCase()) && words.length > 1 && word !== 'san' && word !== 'santa'
        ? word
        : word.replaceAll(/(^|[-'’])(\p{L})/gu, (letter) => letter.toLocaleUpperCase()),
    )
    .join(' ');
}
