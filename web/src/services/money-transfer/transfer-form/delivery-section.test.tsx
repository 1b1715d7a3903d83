import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { TransferOption } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { DeliverySection } from './delivery-section.tsx';
import type { TransferValues } from './transfer-values.ts';
import { blankTransfer } from './transfer-values.ts';

const dollars = { currency: 'USD', days: 2, note: { amountMinor: 100, currency: 'USD' }, rate: '1' } as const;
const pesos = {
  currency: 'CUP',
  days: 1,
  note: { amountMinor: 500, currency: 'CUP' },
  rate: '412.5',
} as const;

function option(given: Partial<TransferOption> & Pick<TransferOption, 'method'>): TransferOption {
  return {
    state: 'Open',
    notice: null,
    refusal: null,
    hasExpress: false,
    currencies: [dollars, pesos],
    ...given,
  };
}

const inBanes = [
  option({
    method: 'HomeCash',
    state: 'Delayed',
    notice: 'No fuel since the 18th',
    currencies: [{ ...dollars, days: 4 }],
  }),
  option({ method: 'OfficePickup' }),
  option({ method: 'BankCard', currencies: [{ ...pesos, days: 0 }] }),
  option({
    method: 'PrepaidUsd',
    state: 'Suspended',
    refusal: 'Suspended in Banes. No cards.',
    currencies: [],
  }),
];

let values: () => TransferValues;

interface FormProps {
  start: Partial<TransferValues>;
  onForm: (read: () => TransferValues) => void;
}

function Form({ start, onForm }: FormProps) {
  const methods = useForm<TransferValues>({ defaultValues: { ...blankTransfer, ...start } });
  useEffect(() => onForm(methods.getValues));
  return (
    <FormProvider {...methods}>
      <DeliverySection number={3} keptCard={null} />
    </FormProvider>
  );
}

async function show(start: Partial<TransferValues> = { province: 'Holguín', municipality: 'Banes' }) {
  await loadMessages('transfer-form');
  const server = fakeServer({ 'GET /api/services/transfers/options': () => ({ options: inBanes }) });
  await showScreen(<Form start={start} onForm={(read) => (values = read)} />);
  return server;
}

const way = (name: RegExp) => page.getByRole('radio', { name });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('how and where it arrives', () => {
  test('says at each way how soon it is there, or why it is not possible', async () => {
    const server = await show();
    await expect.element(way(/^Cash at home 4 days · delayed/)).toBeChecked();
    await expect.element(way(/^Office pick-up 1 day/)).toBeEnabled();
    await expect.element(way(/^Bank card today/)).toBeEnabled();
    await expect.element(way(/^Prepaid card Suspended in Banes\. No cards\./)).toBeDisabled();
    const [asked] = server.calls('GET /api/services/transfers/options');
    expect(Object.fromEntries(asked?.search ?? [])).toEqual({ province: 'Holguín', municipality: 'Banes' });
  });

  test('says the notice of the place, and what holds for another way when that is chosen', async () => {
    await show();
    const notice = page.getByRole('status').filter({ hasText: 'Banes: ' });
    await expect.element(notice).toHaveTextContent('Banes: Deliveries are delayed. No fuel since the 18th');
    await userEvent.click(way(/^Office pick-up/));
    await expect.element(notice).toHaveTextContent('Banes: Open');
  });

  test('a way that does not have the currency takes its first one', async () => {
    await show();
    await expect.element(way(/^Bank card today/)).toBeEnabled();
    await userEvent.click(way(/^Bank card/));
    expect(values()).toMatchObject({ method: 'BankCard', payoutCurrency: 'CUP' });
    await expect
      .element(page.getByRole('textbox', { name: 'Card number', exact: false }).first())
      .toBeVisible();
  });

  test('a card number that does not fit its check digit is doubted, not refused', async () => {
    await show({ province: 'Holguín', municipality: 'Banes', method: 'BankCard' });
    const number = page.getByRole('textbox', { name: 'Card number', exact: false }).first();
    const doubt = page.getByText(/last digit does not fit/);
    await userEvent.fill(number, '9225129976542311');
    await expect.element(doubt).toBeVisible();
    expect(values().card.number).toBe('9225129976542311');
    await userEvent.fill(number, '4111111111111111');
    await expect.element(doubt).not.toBeInTheDocument();
  });

  test('another currency forgets what was to arrive, not what is sent', async () => {
    await show({
      province: 'Holguín',
      municipality: 'Banes',
      method: 'OfficePickup',
      mode: 'ReceiveFixed',
      amount: '500',
    });
    await userEvent.click(way(/^CUP 1 USD = 412\.5/));
    expect(values()).toMatchObject({ payoutCurrency: 'CUP', amount: '' });
  });

  test('another province asks for its municipality', async () => {
    await show();
    const province = page.getByRole('combobox', { name: 'Province' });
    await userEvent.click(province);
    await userEvent.keyboard('gran{Enter}');
    expect(values()).toMatchObject({ province: 'Granma', municipality: '' });
    await expect.element(page.getByRole('combobox', { name: 'Municipality' })).toHaveValue('');
  });
});
