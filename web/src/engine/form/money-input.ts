const typed = /^(\d{1,11})(?:[.](\d{0,2}))?$/;

/** What a person types as dollars, in cents as a decimal string; what is no amount comes back as it is, to be refused. */
export function centsOf(text: string): string {
  const plain = text.replaceAll(/[\s$,]/g, '');
  const [, whole, part = ''] = typed.exec(plain) ?? [];
  return whole === undefined ? plain : (whole + part.padEnd(2, '0')).replace(/^0+(?=\d)/, '');
}

/** Cents as people type and read them: `150000` is `1500.00`. */
export function dollarsOf(cents: string): string {
  if (!/^\d+$/.test(cents)) return cents;
  const digits = cents.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
