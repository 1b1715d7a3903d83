/**
 * Organs of the Cuban state that everybody calls by their letters, with the names lists use. Only those: letters of
 * anything else are compared as a word. Names of the Cuba Restricted List come with its own acronyms.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  minfar: ['ministry of the revolutionary armed forces', 'ministerio de las fuerzas armadas revolucionarias'],
  far: ['revolutionary armed forces', 'fuerzas armadas revolucionarias'],
  minint: ['ministry of the interior of cuba', 'ministerio del interior'],
  gaesa: ['grupo de administracion empresarial', 'business administration group'],
  pcc: ['partido comunista de cuba', 'communist party of cuba'],
  ujc: ['union de jovenes comunistas', 'union of young communists'],
  cdr: ['comites de defensa de la revolucion', 'committees for the defense of the revolution'],
  icap: ['instituto cubano de amistad con los pueblos', 'cuban institute of friendship with the peoples'],
  dgi: ['direccion general de inteligencia', 'directorate of intelligence of cuba'],
  g2: ['direccion general de inteligencia', 'directorate of intelligence of cuba'],
  pnr: ['policia nacional revolucionaria', 'national revolutionary police'],
  anpp: ['asamblea nacional del poder popular', 'national assembly of people s power'],
  bfi: ['banco financiero internacional'],
  bnc: ['banco nacional de cuba', 'national bank of cuba'],
  etecsa: ['empresa de telecomunicaciones de cuba'],
  cubatur: ['empresa de turismo nacional e internacional'],
};

/** The full names behind letters, in lower case and without accents. */
export function namesOfAcronym(letters: string): readonly string[] {
  return Object.hasOwn(names, letters) ? (names[letters] ?? []) : [];
}
