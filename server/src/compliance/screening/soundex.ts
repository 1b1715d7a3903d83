const codes = '01230120022455012623010202';

/** American Soundex: h and w do not part letters of one code, vowels do. */
export function soundex(word: string): string {
  const letters = word.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (letters === '') return '';
  let key = letters[0] ?? '';
  let last = codeOf(letters, 0);
  for (let i = 1; i < letters.length && key.length < 4; i += 1) {
    const code = codeOf(letters, i);
    if (code !== '0' && code !== last) key += code;
    if (letters[i] !== 'H' && letters[i] !== 'W') last = code;
  }
  return key.padEnd(4, '0');
}

function codeOf(letters: string, place: number): string {
  return codes[letters.charCodeAt(place) - 65] ?? '0';
}
