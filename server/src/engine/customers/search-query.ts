/** What somebody looks for, told by its form: `C-000123`, digits of a phone, a document, an address of mail, a name. */
export type PersonQuery =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'document'; readonly number: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'name'; readonly text: string };

const leastDigits = 4;

export function readPersonQuery(typed: string): PersonQuery {
  const text = typed.trim();
  const [, letter = '', count = ''] = /^([CR])[- ]?0*(\d{1,18})$/i.exec(text) ?? [];
  if (letter !== '') return { kind: 'number', number: `${letter.toUpperCase()}-${count.padStart(6, '0')}` };
  const digits = text.replaceAll(/[\s().+\-–/]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= leastDigits) return { kind: 'digits', digits };
  if (text.includes('@')) return { kind: 'email', email: text.toLowerCase() };
  // A document mixes letters and digits: A0123456789, X1234567L.
  const number = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (/^(?=.*\d{3})[A-Z0-9]{5,30}$/.test(number)) return { kind: 'document', number };
  return { kind: 'name', text };
}
