import type { Option } from '#web/kit/input/select-field.tsx';
import { call } from '#web/lib/api.ts';

/** Offices with a fund whose name or code fits what is typed. */
export async function searchFundOffices(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const query = { q: text, filter: [], limit: '20' };
  const { rows } = await call('GET /api/settings/offices/funds', { query }, { signal });
  return rows.map(({ id, code, office }) => ({ value: id, label: `${code} · ${office}` }));
}
