export const passwordMin = 12;
/** Longer ones cost the server work and the person nothing but typing. */
export const passwordMax = 200;

export type PasswordFlaw = 'password-too-short' | 'password-too-common' | 'password-is-yours';

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** What a password is to somebody who guesses: no case, no accents, no look-alike signs. */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@4310!$57]/g, (sign) => lookalikes[sign] ?? sign);
}

/**
 * Why a new password is refused, or null. Length and variety of signs are no virtue by themselves, so there is no
 * rule about digits or capitals; `isCommon` is asked with the folded password (the web, without the list, says no).
 */
export function passwordFlaw(
  password: string,
  { owner, isCommon }: { owner: PasswordOwner; isCommon: (folded: string) => boolean },
): PasswordFlaw | null {
  if (Array.from(password).length < passwordMin) return 'password-too-short';
  const folded = foldPassword(password);
  if (isRepetition(folded) || isCommon(folded)) return 'password-too-common';
  if (wordsOf(owner).some((word) => folded.includes(word))) return 'password-is-yours';
  return null;
}

/** One to four signs over and over: aaaaaaaaaaaa, abcabcabcabc. */
function isRepetition(folded: string): boolean {
  return /^(.{1,4}?)\1{2,}.{0,3}$/su.test(folded);
}

/** Name and email in parts; shorter parts than four letters occur by chance. */
function wordsOf({ email, name }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? '';
  const parts = `${name} ${local.replace(/[._+-]/g, ' ')}`.split(/\s+/);
  return [email, local, ...parts].filter((word) => word.length >= 4).map(foldPassword);
}
