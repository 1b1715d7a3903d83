/**
 * How a word sounds to a Spanish ear: one key for spellings that clerks mix up. b/v/w, s/z/soft c/x, ll/y/i, qu/c/k/q,
 * j/soft g, silent h, double letters; ou and oo of other languages are u. `ch` stays a sound of its own, written `C`.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/tch|tsch|ch(?![rln])/g, 'C'],
  [/sh/g, 's'],
  [/[kcg]h/g, 'k'],
  [/ck/g, 'k'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/[cs]{1,2}(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/[zxç]/g, 's'],
  [/ll(?=[aeiouy])/g, 'i'],
  [/h/g, ''],
  [/[vw]/g, 'b'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

export function foldKey(text: string): string {
  let key = text;
  for (const [shape, sound] of rules) key = key.replace(shape, sound);
  return key === '' ? text : key;
}

/** Consonants alone, in the classes that Arabic and Hebrew writing keeps apart. */
export function consonantKey(text: string): string {
  const sounds = foldKey(text)
    .replace(/p/g, 'b')
    .replace(/v/g, 'f')
    .replace(/C/g, 's')
    .replace(/[gjkq]/g, 'k')
    .replace(/[aeiouwy]/g, '')
    .replace(/(.)\1+/g, '$1');
  return sounds === '' ? text : sounds;
}
