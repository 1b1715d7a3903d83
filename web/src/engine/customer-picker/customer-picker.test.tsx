import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { loadMessages } from '#web/lib/i18n.ts';
import { fakeServer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { CustomerPicker } from './customer-picker.tsx';

const yamila = {
  id: '1',
  version: 2,
  number: 'C-000001',
  name: 'Yamila Ortega Peña',
  phone: '+13055550147',
  birthDate: '1974-••-••',
  cityState: 'Hialeah, FL',
  level: 'Vip',
  isBlocked: false,
  office: 'HIA',
} as const satisfies CustomerBrief;
const jorge = { ...yamila, id: '3', number: 'C-000003', name: 'Jorge Pérez', level: 'None' } as const;

let server: FakeServer;
const chosen = vi.fn<(customer: CustomerBrief | null) => void>();

function Picker() {
  const [value, setValue] = useState<CustomerBrief | null>(null);
  return (
    <CustomerPicker
      label="Sender"
      value={value}
      onChange={(customer) => {
        setValue(customer);
        chosen(customer);
      }}
      mayCreate={false}
      hasFocus
    />
  );
}

beforeAll(() => loadMessages('customer-picker'));
beforeEach(() => {
  chosen.mockClear();
  server = fakeServer({
    'GET /api/customers/search': ({ search }) => ({
      rows: [yamila, jorge]
        .filter(({ name, phone }) => `${name} ${phone}`.includes(search.get('q') ?? ''))
        .map((row) => ({ ...row, match: 'name' })),
    }),
  });
});

test('the arrows walk, Enter takes, and the chosen one stands in the place of the search', async () => {
  await showScreen(<Picker />);
  await userEvent.keyboard('+1305');
  await expect.element(page.getByRole('option', { name: /Jorge/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Yamila/ })).toHaveTextContent('VIP');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.lastCall?.[0]?.id).toBe('3');
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await expect.element(page.getByRole('combobox', { name: 'Sender' })).toHaveValue('');
});

test('Enter before the answer takes the one that is found', async () => {
  const answer = Promise.withResolvers<unknown>();
  server.answers['GET /api/customers/search'] = () => answer.promise;
  await showScreen(<Picker />);
  await userEvent.keyboard('Yamila{Enter}');
  await expect.poll(() => server.calls('GET /api/customers/search').length).toBe(1);
  expect(chosen).not.toHaveBeenCalled();
  answer.resolve({ rows: [{ ...yamila, match: 'name' }] });
  await expect.poll(() => chosen.mock.lastCall?.[0]?.id).toBe('1');
});

test('with several found Enter takes nobody unseen', async () => {
  const answer = Promise.withResolvers<unknown>();
  server.answers['GET /api/customers/search'] = () => answer.promise;
  await showScreen(<Picker />);
  await userEvent.keyboard('305{Enter}');
  answer.resolve({ rows: [yamila, jorge].map((row) => ({ ...row, match: 'phone' })) });
  await expect.element(page.getByRole('option', { name: /Jorge/ })).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
});

test('nobody found is said', async () => {
  await showScreen(<Picker />);
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('Nobody found.')).toBeVisible();
});
