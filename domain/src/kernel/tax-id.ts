/** Nine digits of a social security number: no area 000, 666 or 9xx, no group 00, no serial 0000. */
const ssn = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
/** Individual taxpayer number: begins with 9; groups 50-65, 70-88, 90-92, 94-99 were given out. */
const itin = /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;

export const taxIdKinds = ['SSN', 'ITIN'] as const;
export type TaxIdKind = (typeof taxIdKinds)[number];

/** The nine digits, or null when they are no number of that kind. */
export function readTaxId(kind: TaxIdKind, typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return (kind === 'SSN' ? ssn : itin).test(digits) ? digits : null;
}
