import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod';
import type { officeInput } from '#domain/areas/offices/office.schema.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { OfficeCreateScreen, OfficeEditScreen } from './office-form-screen.tsx';

const stored = {
  id: '7',
  version: 2,
  name: 'Kendall',
  code: 'KEN',
  officeType: 'Regular',
  serviceTypes: ['Visa'],
  territory: 'Florida',
  parent: null,
  children: [],
  linkedOffices: [],
  address: { country: 'USA', street: '1 Main St', unit: '', city: 'Miami', state: 'FL', zip: '33101' },
  phones: [],
  timeZone: 'America/New_York',
  logoFileId: null,
  hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }],
  creditModel: 'NoLimit',
  creditLimit: '0',
  accessAllowToCustomerInfo: true,
  licences: [],
  bankAccount: { bank: 'Demo Bank', holder: 'Giro', last4: '6789' },
  printing: { papers: {}, printers: {} },
  isActive: true,
  holdReason: null,
};

function server() {
  return fakeServer({
    'GET /api/settings/offices/': () => stored,
    'GET /api/settings/offices/options': () => ({ services: ['Passport', 'RentCar'] }),
    'PUT /api/settings/offices/': () => ({ id: '7', version: 3 }),
    'POST /api/settings/offices': () => ({ id: '8', version: 1 }),
  });
}

const field = (name: string) => page.getByRole('textbox', { name });
const choose = (name: string, value: string) =>
  userEvent.selectOptions(page.getByRole('combobox', { name }), value);
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('offices');
});

describe('the form of an office', () => {
  test('takes a Cuban address and forgets the American fields', async () => {
    const { calls } = server();
    await showScreen(<OfficeCreateScreen />);
    await userEvent.fill(field('Name'), 'Entregas Holguín');
    await userEvent.fill(field('Code'), 'hol');
    await userEvent.fill(field('City'), 'Miami');
    await userEvent.click(page.getByRole('radio', { name: /Cuba/ }));
    await userEvent.fill(page.getByRole('textbox', { name: /^Street/ }), 'Maceo');
    await choose('Province', 'Holguín');
    await choose('Municipality', 'Banes');
    await save();
    await expect.poll(() => calls('POST').length).toBe(1);
    const office = calls('POST')[0]?.body as z.input<typeof officeInput> | undefined;
    expect(office?.code).toBe('HOL');
    expect(office?.address).toEqual({
      country: 'Cuba',
      street: 'Maceo',
      number: '',
      between: '',
      apartment: '',
      neighbourhood: '',
      municipality: 'Banes',
      province: 'Holguín',
    });
  });

  test('brings the other address back when one changes one’s mind', async () => {
    server();
    await showScreen(<OfficeEditScreen />);
    await userEvent.click(page.getByRole('radio', { name: /Cuba/ }));
    await userEvent.click(page.getByRole('radio', { name: /United States/ }));
    await expect.element(field('City')).toHaveValue('Miami');
  });

  test('offers the services on offer, and keeps one that no longer is until it is taken away', async () => {
    server();
    await showScreen(<OfficeEditScreen />);
    const services = page.getByRole('group', { name: 'Services' }).getByRole('checkbox');
    await expect.poll(() => services.elements().length).toBe(3);
    const visa = page.getByRole('checkbox', { name: 'Visa' });
    await expect.element(visa).toBeChecked();
    await userEvent.click(visa);
    await expect.element(visa).not.toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Flight Ticket' })).not.toBeInTheDocument();
  });

  test('asks for a limit in the model Credit alone, typed in dollars', async () => {
    const { calls } = server();
    await showScreen(<OfficeEditScreen />);
    await expect.element(field('Credit limit')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('radio', { name: /^Credit/ }));
    await userEvent.fill(field('Credit limit'), '');
    await save();
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    await userEvent.fill(field('Credit limit'), '1,500.5');
    await save();
    await expect.poll(() => calls('PUT').length).toBe(1);
    expect(calls('PUT')[0]?.body).toMatchObject({ creditModel: 'Credit', creditLimit: '150050' });
  });

  test('leaves the bank account alone, takes it away, or replaces it', async () => {
    const { calls } = server();
    await showScreen(<OfficeEditScreen />);
    await expect.element(page.getByText('Demo Bank · Giro · ••6789')).toBeVisible();
    await save();
    await expect.poll(() => calls('PUT').length).toBe(1);
    expect(calls('PUT')[0]?.body).not.toHaveProperty('bankAccount');

    await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
    await save();
    await expect.poll(() => calls('PUT').length).toBe(2);
    expect(calls('PUT')[1]?.body).toMatchObject({ bankAccount: null });

    await userEvent.click(page.getByRole('button', { name: 'Replace' }));
    await userEvent.fill(field('Bank'), 'Other Bank');
    await userEvent.fill(field('Holder'), 'Giro');
    await userEvent.fill(field('Routing number'), '123456781');
    await userEvent.fill(field('Account number'), '99887766');
    await save();
    await expect.element(field('Routing number')).toHaveAccessibleDescription(/not valid/);
    await userEvent.fill(field('Routing number'), '123456780');
    await save();
    await expect.poll(() => calls('PUT').length).toBe(3);
    expect(calls('PUT')[2]?.body).toMatchObject({
      bankAccount: { routing: '123456780', account: '99887766' },
    });
    expect(JSON.stringify(localStorage)).not.toContain('99887766');
  });

  test('a closed day is left out, a day that ends before it begins is refused at its field', async () => {
    const { calls } = server();
    await showScreen(<OfficeEditScreen />);
    const monday = page.getByRole('group', { name: 'Monday' });
    await userEvent.fill(monday.getByLabelText('Closes'), '08:00');
    await save();
    await expect.element(monday.getByRole('alert')).toBeVisible();
    await userEvent.fill(monday.getByLabelText('Closes'), '17:30');
    await userEvent.click(page.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Monday' }));
    await save();
    await expect.poll(() => calls('PUT').length).toBe(1);
    expect(calls('PUT')[0]?.body).toMatchObject({
      hours: [{ weekday: 7, opens: '09:00', closes: '17:30' }],
    });
  });

  test('a licence can be made one without which nothing is sold', async () => {
    const { calls } = server();
    await showScreen(<OfficeEditScreen />);
    await userEvent.click(page.getByRole('button', { name: 'Add a licence' }));
    await userEvent.fill(page.getByRole('textbox', { name: /^Number/ }), 'BTR-1');
    await userEvent.tab();
    const blocks = page.getByRole('switch', { name: 'No sales without it' });
    await expect.element(blocks).not.toBeChecked();
    await userEvent.click(blocks);
    await expect.element(blocks).toBeChecked();
    await save();
    await expect.poll(() => calls('PUT').length).toBe(1);
    expect(calls('PUT')[0]?.body).toMatchObject({ licences: [{ number: 'BTR-1', blocksSales: true }] });
  });
});
