import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CashDue } from '#domain/order/banknotes.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { PaperActions } from '#web/engine/paper/paper-actions.tsx';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { orderOf, possible, refused } from './order.fixture.ts';
import { useOrderActions } from './use-order-actions.ts';

function Buttons({ order, due }: { order: OrderPaper; due?: CashDue }) {
  const { actions, dialog } = useOrderActions(order, { due });
  return (
    <main>
      <h1>{order.number}</h1>
      <PaperActions actions={actions} />
      {dialog}
    </main>
  );
}

const path = '/api/orders/7/actions';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function sign() {
  const pad = page.getByRole('img', { name: 'Signature of the receiver' });
  const box = pad.element().getBoundingClientRect();
  const at = (x: number, y: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX: box.x + x,
    clientY: box.y + y,
  });
  const canvas = pad.element() as HTMLCanvasElement;
  canvas.setPointerCapture = () => undefined;
  canvas.hasPointerCapture = () => true;
  canvas.dispatchEvent(new PointerEvent('pointerdown', at(20, 20)));
  canvas.dispatchEvent(new PointerEvent('pointermove', at(90, 60)));
  canvas.dispatchEvent(new PointerEvent('pointerup', at(90, 60)));
  await expect.element(page.getByRole('button', { name: 'Sign again' })).toBeEnabled();
}

describe('the actions of an order', () => {
  test('one that asks nothing is done at once, on the version that was seen', async () => {
    const server = fakeServer({ [`POST ${path}`]: () => ({ id: '7', version: 7 }) });
    await showScreen(<Buttons order={orderOf([possible('Approved')])} />);
    await userEvent.click(button('Approve'));
    await expect.poll(() => server.calls(`POST ${path}`).length).toBe(1);
    const [call] = server.calls(`POST ${path}`);
    expect(call?.body).toEqual({ action: 'Approved' });
    expect(call?.headers.get('if-match')).toBe('"6"');
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    await expect.element(page.getByText('Approve: done')).toBeVisible();
  });

  test('what is refused stays, disabled, with its reason', async () => {
    await showScreen(
      <Buttons order={orderOf([refused('Submit', 'notHeld', 'Compliance holds this order.')])} />,
    );
    await expect.element(button('Submit')).toBeDisabled();
    await expect.element(page.getByText('Submit: Compliance holds this order.')).toBeVisible();
  });

  test('a delivery asks document, signature and photo; what is wrong with it is said at its field', async () => {
    const server = fakeServer({
      'POST /api/files': () => ({ id: '31', name: 'signature.png', mime: 'image/png', size: 1 }),
      [`POST ${path}`]: () => refusal(422, 'guard-failed', { reason: 'recipientIdOk' }),
    });
    await showScreen(<Buttons order={orderOf([possible('Delivery', 'recipientId', 'proof')])} />);
    await userEvent.click(button('Deliver'));
    await userEvent.click(inDialog('Deliver'));
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    await expect.element(page.getByText('Let the receiver sign, or take a photo.')).toBeVisible();
    expect(server.calls(`POST ${path}`)).toHaveLength(0);

    const number = page.getByLabelText('Number on the document');
    await userEvent.fill(number, '61040528001');
    await sign();
    await userEvent.click(inDialog('Deliver'));
    await expect.element(page.getByText('refused: guard-failed')).toBeVisible();
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');

    server.answers[`POST ${path}`] = () => ({ id: '7', version: 7 });
    await userEvent.fill(number, '61040528002');
    await userEvent.click(inDialog('Deliver'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(server.calls(`POST ${path}`).at(-1)?.body).toEqual({
      action: 'Delivery',
      recipientId: { type: 'CarnetDeIdentidad', number: '61040528002', name: 'Miguel Díaz Rojas' },
      proof: { receivedBy: 'Miguel Díaz Rojas', signatureFileId: '31', photoFileIds: [], place: null },
    });
  });

  test('notes may be counted at the door: all of the amount, or none of it', async () => {
    const server = fakeServer({
      'POST /api/files': () => ({ id: '31', name: 'signature.png', mime: 'image/png', size: 1 }),
      [`POST ${path}`]: () => ({ id: '7', version: 7 }),
    });
    const due = { currency: 'USD', amount: 12_000n } as const;
    await showScreen(<Buttons order={orderOf([possible('Delivery', 'proof')])} due={due} />);
    await userEvent.click(button('Deliver'));
    await sign();
    await userEvent.click(page.getByText('Notes handed over, if you count them'));
    await userEvent.fill(page.getByLabelText('$50.00'), '2');
    await userEvent.click(inDialog('Deliver'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The notes must make $120.00');
    await userEvent.fill(page.getByLabelText('$20.00'), '1');
    await userEvent.click(inDialog('Deliver'));
    await expect.poll(() => server.calls(`POST ${path}`).length).toBe(1);
    const denominations = [
      { value: { amountMinor: 2000, currency: 'USD' }, count: 1 },
      { value: { amountMinor: 5000, currency: 'USD' }, count: 2 },
    ];
    expect(server.calls(`POST ${path}`)[0]?.body).toMatchObject({ proof: { denominations } });
  });

  test('who was slower reads who changed what, and decides again on what it is now', async () => {
    const changes = [{ field: 'status', before: 'Submitted', after: 'Approved' }];
    const server = fakeServer({
      [`POST ${path}`]: () => refusal(412, 'version-old', { version: 9, by: 'Caridad Montes', changes }),
    });
    await showScreen(<Buttons order={orderOf([possible('Reject', 'reason')])} />);
    await userEvent.click(button('More actions'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Reject' }));
    await userEvent.fill(page.getByLabelText('Reason'), 'No cash in the area');
    await userEvent.click(inDialog('Reject'));
    await expect
      .element(page.getByText('Caridad Montes changed this in the meantime: Submitted → Approved.'))
      .toBeVisible();
    await userEvent.click(inDialog('Reject'));
    await expect.poll(() => server.calls(`POST ${path}`).length).toBe(2);
    const seen = server.calls(`POST ${path}`).map(({ headers }) => headers.get('if-match'));
    expect(seen).toEqual(['"6"', '"9"']);
  });

  test('a cancellation at the provider waits for the word that it stopped', async () => {
    const server = fakeServer({ [`POST ${path}`]: () => ({ id: '7', version: 7 }) });
    await showScreen(<Buttons order={orderOf([possible('Cancel', 'providerStopped')])} />);
    await userEvent.click(button('More actions'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel' }));
    await userEvent.click(inDialog('Cancel'));
    await expect.element(page.getByText('Confirm this first.')).toBeVisible();
    await userEvent.click(page.getByRole('switch'));
    await userEvent.click(inDialog('Cancel'));
    await expect.poll(() => server.calls(`POST ${path}`).length).toBe(1);
    expect(server.calls(`POST ${path}`)[0]?.body).toEqual({ action: 'Cancel', providerStopped: true });
  });

  test('where one person is not enough, a second one is asked, once', async () => {
    const approvals = '/api/orders/7/approvals';
    const server = fakeServer({ [`POST ${approvals}`]: () => ({ id: '7', version: 6 }) });
    const choice = refused('Refund', 'dualControlAboveLimit');
    const { screen } = await showScreen(<Buttons order={orderOf([choice])} />);
    await userEvent.click(button('Refund: Ask a second person'));
    await userEvent.fill(page.getByLabelText('Reason'), 'The provider rejected it');
    await userEvent.click(inDialog('Ask a second person'));
    await expect.poll(() => server.calls(`POST ${approvals}`).length).toBe(1);
    expect(server.calls(`POST ${approvals}`)[0]?.body).toEqual({
      action: 'Refund',
      reason: 'The provider rejected it',
    });
    await screen.unmount();
    const waiting = [
      { id: '1', action: 'Refund', reason: 'x', by: 'Ana Ruiz', at: '2026-11-20T15:00:00Z' },
    ] as const;
    await showScreen(<Buttons order={orderOf([choice], { approvals: [...waiting] })} />);
    await expect.element(button('Refund: Ask a second person')).toBeDisabled();
    await expect.element(page.getByText('asked by Ana Ruiz', { exact: false })).toBeVisible();
  });
});
