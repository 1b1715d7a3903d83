import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { Breakdown } from './breakdown.tsx';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** 200 dollars home in Banes: 24 fee, 3 surcharge, 2 tax in cash; arrives as pesos. */
const answer: TransferAnswer = {
  quote: {
    currency: 'USD',
    lines: [
      { code: 'principal', amount: usd(20_000) },
      { code: 'fee', amount: usd(2400) },
      { code: 'surcharge', label: { en: 'East of the island', es: 'Oriente' }, amount: usd(300) },
      { code: 'tax', amount: usd(200) },
    ],
    principal: usd(20_000),
    fee: usd(2700),
    discount: usd(0),
    taxes: [{ account: 'tax.excise.us', amount: usd(200) }],
    total: usd(22_900),
    payout: { amount: { amountMinor: 8_250_000, currency: 'CUP' }, rateId: '7', rate: '412.5' },
    commission: null,
    availableOn: '2026-11-25',
    isFinal: true,
    validUntil: '2026-11-20T15:30:00.000Z',
    rules: [],
  },
  eta: { state: 'Open', days: 2, availableOn: '2026-11-25', notice: null, text: '' },
  tax: { base: usd(20_000), points: 100, parts: [{ tender: 'Cash', amount: usd(200) }] },
  unspent: usd(0),
  pin: null,
  problems: [],
};

async function show(given: TransferAnswer | undefined) {
  await loadMessages('transfer-form');
  await showScreen(
    <div style={{ width: 300 }}>
      <Breakdown answer={given} isPricing={false} method="HomeCash" />
    </div>,
  );
  await expect.element(page.getByRole('region', { name: 'Quote' })).toBeVisible();
  const region = page.getByRole('region', { name: 'Quote' }).element();
  return [...region.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
}

test('the price stands line by line, the tax with its tender, what arrives in the notes of its currency', async () => {
  expect(await show(answer)).toEqual([
    ['Amount sent', '$200.00'],
    ['Fee, cash at home', '$24.00'],
    ['East of the island', '$3.00'],
    ['Remittance tax 1 % (cash)', '$2.00'],
    ['Total', '$229.00'],
    ['Receiver gets', expect.stringMatching(/^CUP\s82,500\.00$/)],
    ['Rate', '1 USD = 412.5 CUP'],
    ['Available by', '25/11/2026'],
  ]);
});

test('a tender without tax says that there is none; dollars need no rate', async () => {
  const { quote, tax } = answer;
  if (!quote || !tax) throw new Error('a price was given');
  const payout = { amount: usd(20_000), rateId: null, rate: '1' };
  const lines = await show({ ...answer, quote: { ...quote, payout }, tax: { ...tax, parts: [] } });
  expect(lines).toContainEqual(['Remittance tax', '$0.00']);
  expect(lines.map(([label]) => label)).not.toContain('Rate');
});

test('the lines stand before there is a price', async () => {
  const empty = await show(undefined);
  expect(empty.map(([label]) => label)).toEqual([
    'Amount sent',
    'Fee, cash at home',
    'Remittance tax',
    'Total',
    'Receiver gets',
    'Available by',
  ]);
  expect(empty.every(([, value]) => value === '')).toBe(true);
});

test('figures keep their place while another price is asked for', async () => {
  await loadMessages('transfer-form');
  await showScreen(<Asked />);
  const button = page.getByRole('button', { name: 'Ask' });
  await expect.element(button).toBeVisible();
  const places = () =>
    [...document.querySelectorAll('dt, dd')].map((each) => {
      const { left, right, top } = each.getBoundingClientRect();
      return [left, right, top].map(Math.round);
    });
  const before = places();
  await userEvent.click(button);
  await expect.element(page.getByRole('region', { name: 'Quote' })).toHaveAttribute('aria-busy', 'true');
  expect(places()).toEqual(before);
  await expect.element(page.getByText('$229.00')).toBeVisible();
});

function Asked() {
  const [isPricing, setIsPricing] = useState(false);
  return (
    <div style={{ width: 300 }}>
      <Breakdown {...{ answer, isPricing }} method="HomeCash" />
      <button type="button" onClick={() => setIsPricing(true)}>
        Ask
      </button>
    </div>
  );
}
