/** A value of a record without any words of its own. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map(plainValue).join(', ') || '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
