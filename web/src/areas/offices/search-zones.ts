import { isTimeZone } from '#domain/areas/offices/office.schema.ts';
import type { Option } from '#web/kit/input/select-field.tsx';

/** Where offices are; these come first. */
const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Havana',
];
const shown = 30;

/** Time zones by any part of their name: `mexico`, `new york`. */
export function searchZones(text: string): Promise<readonly Option[]> {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '_');
  const all = new Set([...usual, ...Intl.supportedValuesOf('timeZone').filter(isTimeZone)]);
  const found = [...all].filter((zone) => zone.toLowerCase().includes(wanted)).slice(0, shown);
  return Promise.resolve(found.map((zone) => ({ value: zone, label: zone })));
}
