import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPayment } from '#web/engine/payment-panel/payment-draft.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { SaleSide } from './sale-side.tsx';
import type { TransferValues } from './transfer-values.ts';
import { blankTransfer, transferForm } from './transfer-values.ts';
import { useSale } from './use-sale.ts';

const complete: Partial<TransferValues> = {
  customerId: '3',
  recipientId: '4',
  relationship: 'Parent',
  province: 'La Habana',
  municipality: 'Playa',
  amount: '10000',
};

function Form({ start }: { start: Partial<TransferValues> }) {
  const sale = useSale();
  const [schema] = useState(() => transferForm(sale.isTaking));
  const methods = useForm<TransferValues>({
    defaultValues: { ...blankTransfer, ...start },
    resolver: zodResolver(schema) as never,
  });
  return (
    <FormProvider {...methods}>
      <SaleSide sale={sale} payment={emptyPayment} onPayment={() => undefined} paid={0n} />
    </FormProvider>
  );
}

beforeEach(async () => {
  queryClient.clear();
  await loadMessages('transfer-form', 'payment-panel', 'fund-standing');
});
afterEach(() => vi.restoreAllMocks());

async function open(start: Partial<TransferValues>) {
  const server = fakeServer({
    'GET /api/payments/options': () => ({ isDrawerOpen: true, gateways: [] }),
    'POST /api/services/transfers': () => ({ id: '7', version: 1 }),
    'POST /api/documents/transfer-disclosure': () =>
      new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  });
  const tab = { document: { title: '', body: {} }, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await showScreen(<Form start={start} />);
  const disclosure = page.getByRole('button', { name: 'Disclosure before payment' });
  await disclosure.click();
  return { server, tab, disclosure };
}

test('the disclosure is made of the draft, which is kept once and not paid', async () => {
  const { server, tab, disclosure } = await open(complete);
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1);
  await disclosure.click();
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(2);
  expect(
    server.calls('POST /api/services/transfers').filter(({ name }) => !name.endsWith('quote')),
  ).toHaveLength(1);
  const printed = server.calls('POST /api/documents/transfer-disclosure');
  expect(printed.map(({ body }) => body)).toEqual([
    { parameters: { orderId: '7' } },
    { parameters: { orderId: '7' } },
  ]);
  expect(server.calls('POST /api/orders')).toHaveLength(0);
});

test('of a form that is not complete there is none, and it says so', async () => {
  const { server, tab } = await open({ ...complete, customerId: '' });
  await expect.element(page.getByText(/Fill in what is marked first/)).toBeVisible();
  await expect.poll(() => tab.close.mock.calls.length).toBe(1);
  expect(server.calls('POST /api/documents')).toHaveLength(0);
});
