import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';

interface Page {
  readonly rows: RaRecord[];
  readonly next: string | null;
}

/** Cursors of the pages seen so far, by sort and filter: react-admin counts pages, our API does not. */
const cursors = new Map<string, string>();

async function ask<Reply>(path: string, query: Record<string, string>): Promise<Reply> {
  const user = JSON.parse(localStorage.getItem('APP_USER_AUTHENTICATED') ?? '{}') as { token: string };
  const office = JSON.parse(localStorage.getItem('X-APPUSEROFFICE') ?? '""') as string;
  const answer = await fetch(`${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${user.token}`, 'x-appuseroffice': office },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Reply;
}

async function getList(
  _resource: string,
  { pagination, sort, filter }: GetListParams,
): Promise<GetListResult> {
  const { page = 1, perPage = 50 } = pagination ?? {};
  const order = sort ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : '';
  const { q = '' } = filter as { q?: string };
  const key = (number: number): string => [number, perPage, order, q].join(' ');
  const query = { q, sort: order, limit: String(perPage), after: cursors.get(key(page)) ?? '' };
  const [{ rows, next }, { count }] = await Promise.all([
    ask<Page>('/api/settings/users', query),
    ask<{ count: number }>('/api/settings/users/totals', { q }),
  ]);
  if (next !== null) cursors.set(key(page + 1), next);
  return { data: rows, total: count };
}

const unused = (): Promise<never> => Promise.reject(new Error('The benchmark only lists.'));

/** The same API of the same server, as react-admin wants to be served. */
export const usersProvider: DataProvider = {
  getList: getList as DataProvider['getList'],
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};
