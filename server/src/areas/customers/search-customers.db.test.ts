import { describe, expect, it } from 'vitest';
import type { CustomerBrief, CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { customersTestApp } from './customers-test-app.ts';

const { test, seller, corporate, create, read } = await customersTestApp();

const passport = { type: 'Passport', number: 'Q765432', country: 'CU', expiresOn: '2031-05-05' };
const { id } = await create({
  firstName: 'Yusimí',
  middleName: 'Caridad',
  lastName: 'Echevarría',
  secondLastName: 'Núñez',
  phones: [{ kind: 'Mobile', number: '786 432 9876' }],
  email: 'yusi@example.com',
  ids: [passport],
});
const namesake = await create({
  firstName: 'Yusimí',
  middleName: 'Caridad',
  lastName: 'Echevarría',
  secondLastName: 'Núñez',
});
for (const firstName of ['Marta', 'Mario', 'Yoel', 'Pedro']) await create({ firstName });

async function find(q: string, as = seller): Promise<(CustomerBrief & { match: string })[]> {
  const query = { q };
  const answer = await test.call<{ rows: (CustomerBrief & { match: string })[] }>(
    'GET',
    '/api/customers/search',
    {
      ...as,
      query,
    },
  );
  expect(answer.status).toBe(200);
  return answer.body.rows;
}

describe('a customer is found', () => {
  it.each([
    'Yusimí Caridad Echevarría Núñez',
    'yusimi caridad echevarria nunez',
    'NUÑEZ ECHEVARRIA YUSIMI',
    'yusimi nunez',
    'Ysuimi Caridad Echevarria Nunez',
    'Yusim Caridad Echevaria',
    'Yusimi Carridad Echevarria',
    'Yusimi Caridad Echeverria Nunez',
    'Iusimi Echebarria',
    'yusi eche',
    'Ysuimi',
    'Yuximi Echevarrai',
    'Echevarría, Yusimí',
  ])('by %s', async (typed) => {
    expect((await find(typed)).map((row) => row.id)).toContain(id);
  });

  it.each([
    ['7864329876', 'phone'],
    ['+1 (786) 432-9876', 'phone'],
    ['9876', 'phone'],
    ['786432', 'phone'],
    ['q-765432', 'id'],
    ['Yusi@example.com', 'email'],
  ])('by %s', async (typed, match) => {
    expect(await find(typed)).toMatchObject([{ id, match }]);
  });

  it('by the number, typed in any way', async () => {
    const { number } = await read<CustomerPaper>(`/api/customers/${id}`);
    expect(await find(number.toLowerCase())).toMatchObject([{ id, match: 'number' }]);
    expect(await find(`C ${Number(number.slice(2))}`)).toMatchObject([{ id }]);
  });
});

it('puts the whole name first, among equals who came to this office, then the newest', async () => {
  const [first, second] = await find('yusimi caridad echevarria nunez', corporate);
  expect([first?.id, second?.id]).toEqual([namesake.id, id]);
  const other = await create({ firstName: 'Yusimí', lastName: 'Echevarría', secondLastName: 'Núñez' });
  expect((await find('yusimi echevarria nunez'))[0]?.id).toBe(other.id);
});

it('finds nobody for a name that nobody has, and stands strange input', async () => {
  expect(await find('Wolfgang Zschokke')).toEqual([]);
  for (const typed of ['%', '_', "'; drop table customers", '💥', '....', 'a', '\\', 'ñ ñ ñ ñ ñ ñ ñ ñ ñ'])
    await find(typed);
});
