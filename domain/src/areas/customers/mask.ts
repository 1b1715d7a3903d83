import { maskPhone } from '../../kernel/phone-number.ts';

/** What stands where an office may not see something. */
export const hiddenDay = '••••-••-••';

/** The year of a birth, for lists. */
export function yearOnly(day: string): string {
  return `${day.slice(0, 4)}-••-••`;
}

/** The last four characters: enough to compare with the document on the desk. */
export function maskNumber(number: string): string {
  return number === '' ? '' : `••••${number.length > 4 ? number.slice(-4) : ''}`;
}

/** `m••••@gmail.com` */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return email === '' ? '' : `${name.slice(0, 1)}••••@${host}`;
}

export function maskedPhone(number: string): string {
  return number === '' ? '' : maskPhone(number);
}
