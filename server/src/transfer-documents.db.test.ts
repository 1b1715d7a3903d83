import { describe, expect, it } from 'vitest';
import { doTo, draftTransfer } from '#server/services/money-transfer/test-transfers.queries.ts';
import { inCup, testTransferDocuments } from './test-transfer-documents.ts';

const { test, world, print, read, paid } = await testTransferDocuments();
const { admin } = world;

describe('the disclosure', () => {
  it('says before the payment in both languages what it costs and what arrives, the reader’s first', async () => {
    const { id } = await draftTransfer(test, world, inCup);
    const english = await read('transfer-disclosure', id, { language: 'en' });
    for (const part of [
      'Before you pay',
      'Transfer amount Monto del envío $100.00',
      'Transfer fees Tarifas del envío + $10.00',
      'Transfer taxes Impuestos del envío + $1.00',
      'Total Total a pagar $111.00',
      '1 USD = 410 CUP',
      'Total to recipient Total al destinatario 41,000.00 CUP',
      'November 22, 2026 22 de noviembre de 2026',
      'José Peña Rodríguez +53 5234 5678',
      'tax is that of a payment in cash',
      'Disclosure in English',
      'Disclosure en español',
      'license FT-77 FL',
    ]) {
      expect(english).toContain(part);
    }
    const ticket = await read('transfer-disclosure', id, { language: 'es', paper: 'Ticket80' });
    expect(ticket).toContain('Antes de pagar');
    expect(ticket).toContain('Monto del envío Transfer amount $100.00');
  });

  it('is over once it is paid', async () => {
    const { id } = await paid();
    expect((await print('transfer-disclosure', id)).body.code).toBe('not-in-this-status');
  });
});

describe('the receipt', () => {
  it('has everything that the law wants, on a sheet and on a ticket', async () => {
    const { id } = await paid(inCup);
    for (const paper of ['Letter', 'Ticket80'] as const) {
      const text = await read('transfer-receipt', id, { language: 'es', paper });
      for (const part of [
        'Recibo',
        'María Pérez Peña (305) 555-0101',
        'José Peña Rodríguez +53 5234 5678',
        'Total a pagar Total $111.00',
        'Total al destinatario Total to recipient 41,000.00 CUP',
        'Efectivo · Cash $111.00',
        'hasta 2026-11-20 10:30 AM',
        'hasta el 21 de mayo de 2027',
        'Receipt en español',
        'Receipt in English',
        'FT-77 FL',
        'Florida Office of Financial Regulation',
        'consumerfinance.gov',
      ]) {
        expect(text, paper).toContain(part);
      }
    }
  });

  it('stays what it was when it was paid, and is a copy from the second time on', async () => {
    const { id, version } = await paid();
    const first = await read('transfer-receipt', id, { language: 'en' });
    expect(first).not.toContain('COPY');
    test.clock.advance(5);
    const { owner } = test.database;
    const office = owner.updateTable('offices').where('id', '=', world.office.id);
    await office.set({ name: 'Moved Away', licences: '[]' }).execute();
    expect((await doTo(test, { id, version }, { as: admin, action: 'Cancel' })).status).toBe(200);
    const again = await read('transfer-receipt', id, { language: 'en' });
    await office
      .set({
        name: 'Hialeah Main',
        licences: JSON.stringify([{ kind: 'MoneyTransmitterAgent', number: 'FT-77', state: 'FL' }]),
      })
      .execute();
    expect(again).toContain('COPY · COPIA');
    const bodyOf = (text: string) =>
      text.slice(text.indexOf('SENDER'), text.indexOf('Printed')).replace('COPY · COPIA ', '');
    expect(bodyOf(first)).toContain('Sold by'.toUpperCase());
    expect(bodyOf(again)).toBe(bodyOf(first));
  });

  it('goes with the payment: none for a draft, none for one that was taken back', async () => {
    const draft = await draftTransfer(test, world);
    expect((await print('transfer-receipt', draft.id)).body.code).toBe('not-in-this-status');
    const order = await paid({}, admin);
    expect((await doTo(test, order, { as: admin, action: 'Unpay' })).status).toBe(200);
    expect((await print('transfer-receipt', order.id)).body.code).toBe('not-in-this-status');
  });

  it('of a card says which one and that a bank may keep a part, never the number', async () => {
    const card = { number: '9225123412341234', holderName: 'José Peña', bank: 'BANDEC' };
    const { id } = await paid({ method: 'BankCard', payoutCurrency: 'MLC', card });
    const text = await read('transfer-receipt', id, { language: 'en' });
    expect(text).toContain('BANDEC •••• 1234');
    expect(text).toContain('Recipient may receive less');
    expect(text).not.toContain('92251234');
  });

  it('says a fee of nothing and a tax of nothing, and not less', async () => {
    const { id, version } = await draftTransfer(test, world);
    const { owner } = test.database;
    const { quote } = await owner
      .selectFrom('order_quotes')
      .select('quote')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const free = {
      ...quote,
      lines: [{ code: 'principal', amount: usd(10_000) }],
      fee: usd(0),
      taxes: [],
      total: usd(10_000),
    };
    await owner
      .insertInto('order_quotes')
      .values({ order_id: id, version: version + 1, quote: JSON.stringify(free), at: test.clock.now })
      .execute();
    await owner
      .updateTable('orders')
      .set({ quote_version: version + 1 })
      .where('id', '=', id)
      .execute();
    const text = await read('transfer-disclosure', id, { language: 'en' });
    expect(text).toContain('Transfer fees Tarifas del envío + $0.00');
    expect(text).toContain('Transfer taxes Impuestos del envío + $0.00');
    expect(text).toContain('Total Total a pagar $100.00');
    expect(text).not.toContain('Exchange rate');
  });

  it('bears the longest names on both papers', async () => {
    const name = 'María de las Mercedes Concepción Fernández-Villavicencio y Núñez de Balboa';
    const { id } = await paid();
    await test.database.owner
      .updateTable('orders')
      .set({ sender_name: name, receiver_name: name })
      .where('id', '=', id)
      .execute();
    for (const paper of ['Letter', 'Ticket80'] as const) {
      const text = await read('transfer-receipt', id, { paper });
      expect(text.match(/Núñez de Balboa/g)).toHaveLength(2);
    }
  });
});

describe('the declaration', () => {
  it.each([
    ['en', 'Family remittance', '18 years old or older', 'Signature of the sender', 'May 4, 1980', 'Parent'],
    ['es', 'Remesa familiar', '18 años o más', 'Firma del remitente', '4 de mayo de 1980', 'Padre o madre'],
  ] as const)('in %s says class, age, own money and no prohibited official', async (language, ...parts) => {
    const { id } = await draftTransfer(test, world);
    const text = await read('transfer-declaration', id, { language });
    for (const part of [...parts, '515.337', '$100.00']) expect(text).toContain(part);
    expect(text).toContain(language === 'en' ? 'Declaration in English' : 'Declaration en español');
  });
});
