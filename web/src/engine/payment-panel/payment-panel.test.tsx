import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import type { PaymentInput } from '#domain/payment/tender.schema.ts';
import { cashLikeSum } from '#domain/payment/check-payment.ts';
import { loadMessages } from '#web/lib/i18n.ts';
import { showScreen } from '../testing/show-screen.tsx';
import type { PaymentDraft } from './payment-draft.ts';
import { emptyPayment, toPayment } from './payment-draft.ts';
import { PaymentPanel } from './payment-panel.tsx';

afterEach(() => vi.restoreAllMocks());

const device = 'c1c0bd3c-6c3a-4d8e-9a52-9e0a7d3f1b11';

const options: PayOptions = {
  isDrawerOpen: true,
  gateways: [
    {
      id: '7',
      name: 'Counter',
      channels: ['PaymentApi', 'DeviceCloud'],
      fieldsUrl: null,
      minAmount: '0',
      maxAmount: null,
      devices: [{ poiDeviceId: device, nickname: 'Terminal 1' }],
    },
  ],
};

/** A sale that costs 1 % more of what is paid in cash, as the remittance tax does. */
function Sale({
  onPay,
  ...props
}: { onPay: (payment: PaymentInput) => void } & Partial<Parameters<typeof PaymentPanel>[0]>) {
  const [value, setValue] = useState<PaymentDraft>(emptyPayment);
  const taxed = cashLikeSum(toPayment(value, 20_000n).tenders) > 0n;
  const total = taxed ? 20_200n : 20_000n;
  return (
    <PaymentPanel
      total={total}
      value={value}
      onChange={setValue}
      options={options}
      onPay={onPay}
      {...props}
    />
  );
}

async function open(props: Partial<Parameters<typeof PaymentPanel>[0]> = {}) {
  await loadMessages('payment-panel', 'fund-standing');
  const onPay = vi.fn<(payment: PaymentInput) => void>();
  await showScreen(<Sale onPay={onPay} {...props} />);
  await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  return onPay;
}

test('cash by the keyboard alone: the tax comes with it, the change is said', async () => {
  const onPay = await open();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByLabelText('Amount')).toHaveValue('202.00');
  await expect.element(page.getByLabelText('Received')).toHaveFocus();
  await userEvent.keyboard('220');
  await expect.element(page.getByText('$18.00')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onPay).toHaveBeenCalledExactlyOnceWith({
    amountMode: 'Full',
    tenders: [{ method: 'Cash', amount: '20200', reference: '', card: null }],
  });
});

test('a transfer needs its number, said at the field, and is not sent before', async () => {
  const onPay = await open();
  await userEvent.keyboard('{F9}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter its number.');
  expect(onPay).not.toHaveBeenCalled();
  await userEvent.keyboard('4111111111111111{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This looks like a card number.');
  expect(onPay).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'Number' }).fill('Z-9');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onPay.mock.calls[0]?.[0].tenders).toMatchObject([
    { method: 'Zelle', amount: '20000', reference: 'Z-9' },
  ]);
});

test('mixed tenders: what is left is on the last, too much is refused', async () => {
  const onPay = await open();
  await userEvent.keyboard('{F9}');
  await page.getByLabelText('Amount').fill('150');
  await page.getByRole('textbox', { name: 'Number' }).fill('Z-9');
  await expect.element(page.getByText('Left to pay')).toBeVisible();
  await userEvent.keyboard('{F10}');
  const ach = page.getByRole('listitem', { name: 'ACH transfer' });
  await expect.element(ach.getByLabelText('Amount')).toHaveValue('50.00');
  await ach.getByLabelText('Amount').fill('60');
  await ach.getByRole('textbox', { name: 'Number' }).fill('A-1');
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is too much');
  expect(onPay).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Remove: ACH transfer' }).click();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('200.00');
});

test('a terminal is chosen and waited for', async () => {
  const onPay = await open();
  await userEvent.keyboard('{F3}');
  await page.getByRole('button', { name: 'Use the terminal' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onPay.mock.calls[0]?.[0].tenders).toMatchObject([
    { method: 'Card', card: { channel: 'DeviceCloud', gatewayId: '7', poiDeviceId: device } },
  ]);
});

test('a token is heard from the frame of the gateway only', async () => {
  const src = new URL('/payment-frame', window.location.origin).href;
  const gateways = options.gateways.map((one) => ({ ...one, devices: [], fieldsUrl: src }));
  const onPay = await open({ options: { ...options, gateways } });
  await userEvent.keyboard('{F3}');
  const frame = page.getByTitle('Card fields of the gateway');
  await expect.element(frame).toBeVisible();
  const card = { kind: 'card-token', token: 'token-of-a-card', brand: 'visa', last4: '1111' };
  window.postMessage(card, '*'); // the page itself is not the frame
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please take the card first.');
  const source = (frame.element() as HTMLIFrameElement).contentWindow;
  const say = (last4: string, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { data: { ...card, last4 }, source, origin }));
  say('2222', 'https://elsewhere.test');
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(1); // a render has passed
  await new Promise((resolve) => requestAnimationFrame(resolve));
  say('1111', window.location.origin);
  await expect.element(page.getByText('Visa ending in 1111')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onPay.mock.calls[0]?.[0].tenders).toMatchObject([
    { card: { token: 'token-of-a-card', gatewayId: '7' } },
  ]);
});

test('without an open drawer there is no cash', async () => {
  await open({ options: { ...options, isDrawerOpen: false } });
  await expect.element(page.getByRole('button', { name: 'Cash', exact: true })).toBeDisabled();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByText('Choose how it is paid.')).toBeVisible();
});

test('a price that is being asked for is not paid; refusals of the server stand at their field', async () => {
  const onPay = await open({
    isPricing: true,
    errors: { 'tenders.0.reference': 'This number was used before.' },
  });
  await userEvent.keyboard('{F9}Z-1{Control>}{Enter}{/Control}');
  expect(onPay).not.toHaveBeenCalled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This number was used before.');
});

test('what the fund does not cover is said before the money is taken; a card does not touch it', async () => {
  const fund = {
    creditModel: 'Prepay',
    available: '20000',
    limit: '0',
    isLow: true,
    overdueSince: null,
  } as const;
  await open({ standing: { fund, lapsedLicence: null, isHeld: false } });
  await expect.element(page.getByText('The fund of the office is low: $200.00 are left.')).toBeVisible();
  await userEvent.keyboard('{F2}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The fund allows $200.00; this payment takes $202.00. It will be refused');
  await page.getByRole('button', { name: 'Remove: Cash' }).click();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await expect.element(page.getByText('The fund of the office is low: $200.00 are left.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});
