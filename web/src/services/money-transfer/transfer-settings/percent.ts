/** Basis points as a person reads them: 1250 is `12.5`. */
export function percentOf(points: number): string {
  const whole = Math.trunc(points / 100);
  const part = String(points % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return part === '' ? String(whole) : `${whole}.${part}`;
}

/** What a person types as a percent, in basis points; null if it is none. */
export function pointsOf(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
