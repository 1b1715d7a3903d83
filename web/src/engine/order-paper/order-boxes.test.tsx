import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { orderOf, possible } from '../order-actions/order.fixture.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { CancelClock } from './cancel-clock.tsx';
import { MarginBox, MoneyBox } from './money-box.tsx';
import { OrderPaper } from './order-paper.tsx';
import { recordOf } from './order-record.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;
const row = { user: 'Ana Ruiz', office: 'HIA', scope: 'orders', entity: 'order', entityId: '7', label: '' };

function answers(more: Parameters<typeof fakeServer>[0] = {}) {
  const rows = [
    {
      ...row,
      id: '2',
      version: 2,
      at: '2026-11-20T15:01:00Z',
      action: 'Pay',
      reason: null,
      changes: [
        { field: 'status', before: 'Draft', after: 'Purchased' },
        { field: 'paid', before: '0', after: '56500' },
      ],
    },
    {
      ...row,
      id: '1',
      version: 1,
      at: '2026-11-20T15:00:00Z',
      action: 'Edit',
      reason: null,
      changes: [{ field: 'status', before: 'None', after: 'Draft' }],
    },
  ];
  return fakeServer({
    'GET /api/orders/7/history': () => ({ rows }),
    'GET /api/orders/7/notes': () => ({ notes: [], files: [] }),
    'PUT /api/presence/transfer/7': () => ({ readers: [] }),
    ...more,
  });
}

describe('the boxes of an order', () => {
  test('money: every line, the sum, what is left to pay', async () => {
    const order = orderOf([], { status: 'Draft' });
    const money = { ...order.money, discount: usd(1000), total: usd(55_500), paid: usd(20_000) };
    await showScreen(<MoneyBox order={recordOf({ ...order, money })} />);
    for (const text of ['$500.00', '$60.00', '-$10.00', '$5.00', '$555.00', '$200.00', '$355.00'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  test('what it earns is shown to whom the server tells it', async () => {
    const order = orderOf([]);
    const { screen } = await showScreen(<MarginBox order={recordOf(order)} />);
    await expect.element(page.getByText('Left for us')).not.toBeInTheDocument();
    await screen.unmount();
    const money = { ...order.money, commission: usd(1500), providerCost: usd(2500) };
    await showScreen(<MarginBox order={recordOf({ ...order, money })} />);
    await expect.element(page.getByText('$20.00', { exact: true })).toBeVisible();
  });

  test('the wish to cancel is kept while the clock runs, also on hold', async () => {
    const asked = '/api/orders/7/cancel-request';
    const server = fakeServer({ [`POST ${asked}`]: () => ({ id: '7', version: 6 }) });
    const freeCancelUntil = new Date(Date.now() + 600_000).toISOString();
    await showScreen(<CancelClock order={orderOf([], { status: 'Hold', freeCancelUntil })} mayAsk />);
    await expect.element(page.getByRole('timer')).toHaveTextContent(/^(10:00|9:\d\d) left$/);
    await expect.element(page.getByText('The clock runs on', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'The customer wants to cancel' }));
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent(/when it releases the order, it is cancelled/);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect.poll(() => server.calls(`POST ${asked}`).length).toBe(1);
  });

  test.each([
    ['Submitted', 'The order is cancelled at once.'],
    ['Submitting', 'as soon as the provider has answered'],
    ['OutForDelivery', 'when somebody says that they have stopped'],
  ] as const)('an order that is %s says what the wish will do', async (status, text) => {
    const freeCancelUntil = new Date(Date.now() + 600_000).toISOString();
    await showScreen(<CancelClock order={orderOf([], { status, freeCancelUntil })} mayAsk />);
    await userEvent.click(page.getByRole('button', { name: 'The customer wants to cancel' }));
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent(text);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
  });

  test('a free cancellation that is over, and nobody asked for, is not mentioned', async () => {
    await showScreen(<CancelClock order={orderOf([])} mayAsk />);
    await expect.element(page.getByText('Free cancellation')).not.toBeInTheDocument();
  });
});

describe('the paper of an order', () => {
  const frame = {
    lifecycle: moneyTransfer.lifecycle,
    names: { entity: 'transfer', topic: 'transfers' },
    way: ['Draft', 'Purchased', 'Submitted', 'Delivered'],
    onBack: () => undefined,
  } as const;

  test('shows it as it was at a moment of its history, without anything to do', async () => {
    answers();
    const order = orderOf([possible('Submit')], { status: 'Purchased' });
    await showScreen(
      <OrderPaper order={order} {...frame}>
        {(shown) => <p data-testid="sheet">{`${shown.status} ${shown.paid}`}</p>}
      </OrderPaper>,
    );
    await expect.element(page.getByTestId('sheet')).toHaveTextContent('Purchased 56500');
    await expect.element(page.getByText('Created', { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show it as it was then' }));
    await expect.element(page.getByTestId('sheet')).toHaveTextContent('Draft 0');
    await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  test('a hold says what compliance looks at only to whom the server told it', async () => {
    answers();
    const hold = { kind: 'Hold', checkType: 'Ofac', openedAt: '2026-11-20T15:02:00Z' } as const;
    const held = (reasons: string[]) => (
      <OrderPaper order={orderOf([], { status: 'Hold', hold: { ...hold, reasons } })} {...frame}>
        {() => null}
      </OrderPaper>
    );
    const { screen } = await showScreen(held([]));
    await expect.element(page.getByText('Compliance is reviewing it.', { exact: false })).toBeVisible();
    await screen.unmount();
    await showScreen(held(['SDN_HIT']));
    await expect.element(page.getByText('SDN_HIT', { exact: false })).toBeVisible();
  });

  test('its number is copied by one press', async () => {
    answers();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showScreen(
      <OrderPaper order={orderOf([])} {...frame}>
        {() => null}
      </OrderPaper>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Copy the number' }));
    expect(write).toHaveBeenCalledWith('MT-HIA-000007-1');
  });
});
