/** Keeps digits and puts the dashes of yyyy-MM-dd while one types; a removed dash stays removed. */
export function maskDate(next: string, before = ''): string {
  const digits = next.replaceAll(/\D/g, '').slice(0, 8);
  const isShorter = next.length < before.length;
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '');
  const text = parts.join('-');
  const isPartFull = digits.length === 4 || digits.length === 6;
  return isPartFull && !isShorter ? `${text}-` : text;
}
