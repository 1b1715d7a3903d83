import type { Option } from '#web/kit/input/select-field.tsx';
import { call } from '#web/lib/api.ts';

/** How an office is called where one is chosen from many. */
export function officeOption({ id, code, name }: { id: string; code: string; name: string }): Option {
  return { value: id, label: `${code} · ${name}` };
}

/** Offices whose name or code fits what is typed. */
export async function searchOffices(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const query = { q: text, filter: [], limit: '20' };
  const { rows } = await call('GET /api/settings/offices', { query }, { signal });
  return rows.map(officeOption);
}
