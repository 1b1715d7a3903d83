import { officeAddress } from './office.schema.ts';

/** An address as it is written on paper; what was never filled in has no lines. */
export function addressLines(stored: unknown): string[] {
  const { data: address } = officeAddress.safeParse(stored);
  if (address === undefined) return [];
  if (address.country === 'USA') {
    const { street, unit, city, state, zip } = address;
    return [joined([street, unit], ', '), `${city}, ${state} ${zip}`];
  }
  const { street, number, apartment, between, neighbourhood, municipality, province } = address;
  const door = [street, prefixed('No. ', number), prefixed('Apto. ', apartment), prefixed('e/ ', between)];
  return [joined(door, ' '), joined([neighbourhood, municipality, province], ', ')];
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text.replace(/^e\/\s*/i, '');
}
