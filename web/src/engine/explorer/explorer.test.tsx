import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../testing/fake-server.ts';
import { rows, showThings as show, thingsServer as server } from './things.fixture.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const asked = (call: { search: URLSearchParams } | undefined) => call && Object.fromEntries(call.search);

const rowWithFocus = () => document.activeElement?.closest('tr')?.textContent;

beforeEach(() => localStorage.clear());

describe('an explorer', () => {
  test('shows its rows and what the whole filter adds up to', async () => {
    const { calls } = server();
    await show();
    await expect.element(link('Thing 1')).toBeVisible();
    await expect.element(page.getByText('1–3 of 412')).toBeVisible();
    await expect.element(page.getByText('6,000')).toBeVisible();
    expect(
      calls('GET /api/things').filter(({ search }) => search.get('after') === '').length,
    ).toBeGreaterThan(0);
  });

  test('says where it sums no more that the filter has to be narrowed', async () => {
    server({ 'GET /api/things/totals': () => ({ count: 10_000, isCapped: true, sums: null }) });
    await show();
    await expect.element(page.getByText('1–3 of 10,000+')).toBeVisible();
    await expect.element(page.getByText('Totals of 100,000 rows at most: narrow the filter')).toBeVisible();
    expect(page.getByText('6,000').elements()).toEqual([]);
  });

  test('says sums of several currencies each by itself, and none that is not there', async () => {
    const sums = { 'price.CUP': '4100000', 'price.USD': '12000', 'price.EUR': '0' };
    server({ 'GET /api/things/totals': () => ({ count: 3, isCapped: false, sums }) });
    await show();
    await expect.element(page.getByText('CUP 41,000.00')).toBeVisible();
    await expect.element(page.getByText('$120.00')).toBeVisible();
    expect(page.getByText('€0.00').elements()).toEqual([]);
  });

  test('asks for what the address says', async () => {
    const { calls } = server();
    await show(
      '/here?q=abc&filter=status:in:Active&filter=name:contains:x%2525&sort=-weight&limit=100&after=CUR&from=101',
    );
    await expect.element(page.getByText('101–103 of 412')).toBeVisible();
    const [call] = calls('GET /api/things');
    expect(call?.search.getAll('filter')).toEqual(['status:in:Active', 'name:contains:x%25']);
    expect(asked(call)).toMatchObject({ q: 'abc', sort: '-weight', limit: '100', after: 'CUR' });
  });

  test('turns the page in the address, and back brings the page before', async () => {
    const { calls } = server();
    const { router, address } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.poll(address).toBe('/here?after=NEXT&from=4');
    expect(calls('GET /api/things').some(({ search }) => search.get('after') === 'NEXT')).toBe(true);
    router.history.back();
    await expect.element(page.getByText('1–3 of 412')).toBeVisible();
  });

  test('sorts by a header, with Shift by a second one', async () => {
    server();
    const { address } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Weight' }));
    await expect.poll(address).toBe('/here?sort=weight');
    await userEvent.click(page.getByRole('button', { name: 'Status', exact: true }).last(), {
      modifiers: ['Shift'],
    });
    await expect.poll(address).toBe('/here?sort=weight,status');
  });

  test('searches while one types and begins at the first page', async () => {
    const { calls } = server();
    const { address } = await show('/here?after=CUR&from=51');
    await expect.element(link('Thing 1')).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('ana');
    await expect.poll(address).toBe('/here?q=ana');
    await expect.poll(() => asked(calls('GET /api/things').at(-1))).toMatchObject({ q: 'ana' });
  });

  test('sets a filter from a dashed chip and clears it', async () => {
    server();
    const { address } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Status' }).first());
    await userEvent.click(page.getByRole('checkbox', { name: 'Blocked' }));
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect.poll(address).toBe('/here?filter=status:in:Blocked');
    await userEvent.click(page.getByRole('button', { name: 'Clear Status' }));
    await expect.poll(address).toBe('/here');
  });

  test('adds a typed condition to any column from + Filter', async () => {
    server();
    const { address } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Note' }));
    await userEvent.keyboard('50% | a');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Note: “50% | a”')).toBeVisible();
    expect(address()).toContain('filter=note:contains:');
  });

  test('says which of two kinds of empty it is', async () => {
    const { answers } = server({ 'GET /api/things': () => ({ rows: [], next: null, previous: null }) });
    const { address } = await show('/here?q=zzz');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    answers['GET /api/things'] = ({ search }) => ({
      rows: search.get('q') ? [] : rows,
      next: null,
      previous: null,
    });
    await userEvent.click(page.getByRole('button', { name: 'Clear search and filters' }));
    await expect.element(link('Thing 1')).toBeVisible();
    expect(address()).toBe('/here');
  });

  test('has its own words when there is nothing yet', async () => {
    server({ 'GET /api/things': () => ({ rows: [], next: null, previous: null }) });
    await show();
    await expect.element(page.getByText('No things yet')).toBeVisible();
  });

  test('says why it failed and tries again', async () => {
    const { answers } = server({ 'GET /api/things': () => refusal(409, 'not-your-role') });
    await show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('refused: not-your-role');
    answers['GET /api/things'] = () => ({ rows, next: null, previous: null });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(link('Thing 1')).toBeVisible();
  });

  test('goes through the rows by keys: j enters, k and j walk, x selects, Enter opens', async () => {
    server();
    const { address } = await show();
    await expect.element(link('Thing 1')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.poll(rowWithFocus).toContain('Thing 1');
    await userEvent.keyboard('jjk');
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('checkbox', { name: 'Select Thing 2' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/things/2');
  });

  test('edits the row one stands on with e and makes a new one with n', async () => {
    server();
    const { address, router } = await show();
    await expect.element(link('Thing 1')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.poll(rowWithFocus).toContain('Thing 1');
    await userEvent.keyboard('e');
    await expect.poll(address).toBe('/things/edit/1');
    router.history.back();
    await expect.element(link('Thing 1')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.poll(address).toBe('/things/create');
  });

  test('hides a column and moves one by keys', async () => {
    server();
    const { address } = await show();
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Weight' }));
    await expect.poll(address).toBe('/here?columns=name,status');
    const box = page.getByRole('checkbox', { name: 'Status' });
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(address).toBe('/here?columns=status,name');
  });
});
