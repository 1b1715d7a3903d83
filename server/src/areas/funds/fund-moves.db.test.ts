import { describe, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { testFunds } from './test-funds.ts';

const { test, agency, accountant, corp, second, chief, slip, enter, act, done, fund } = await testFunds();

describe('a deposit', () => {
  it('needs its slip, another person to approve it, and the bank, and then raises the fund', async () => {
    const bare = await enter(accountant, {});
    expect(await act(accountant, bare, 'Submit')).toMatchObject({
      status: 422,
      body: { details: { reason: 'slipAttached' } },
    });
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-1' });
    const submitted = await done(accountant, move, 'Submit');
    expect(await act(accountant, submitted, 'Approved')).toMatchObject({ status: 409 });
    expect((await fund(corp)).waiting).toBe('50000');
    await done(corp, submitted, 'Approved', 'Deposit');
    expect(await fund(accountant)).toMatchObject({ balance: '50000', available: '50000', waiting: '0' });
  });

  it('of one’s own is approved by somebody else', async () => {
    const own = await enter(corp, { slipFileId: await slip(corp), bankReference: 'DEP-2' });
    const submitted = await done(corp, own, 'Submit');
    expect(await act(corp, submitted, 'Approved')).toMatchObject({
      status: 422,
      body: { details: { reason: 'makerIsNotChecker' } },
    });
    await done(second, submitted, 'Approved', 'Deposit');
    expect((await fund(corp)).balance).toBe('100000');
  });

  it('is entered once: the same number at the bank is refused', async () => {
    const body = { officeId: agency.id, kind: 'Payment', amount: '50000', bankReference: 'DEP-1' };
    const { status } = await test.call('POST', '/api/settings/offices/fund-moves', { ...accountant, body });
    expect(status).toBe(409);
  });

  it('is not approved by who changed the draft of another', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-9' });
    const body = {
      officeId: agency.id,
      kind: 'Payment',
      amount: '9999900',
      bankReference: 'DEP-9',
      slipFileId: await slip(corp),
    };
    const path = `/api/settings/offices/fund-moves/${move.id}`;
    const changed = await test.call<Created>('PUT', path, { ...corp, version: move.version, body });
    expect(changed.status).toBe(200);
    const submitted = await done(corp, changed.body, 'Submit');
    expect(await act(corp, submitted, 'Approved')).toMatchObject({
      status: 422,
      body: { details: { reason: 'makerIsNotChecker' } },
    });
    await done(second, submitted, 'Reject');
  });

  it('that was refused is entered again under its number', async () => {
    const wrong = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(corp, await done(accountant, wrong, 'Submit'), 'Reject');
    const again = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(accountant, await done(accountant, again, 'Submit'), 'Cancel');
    const third = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-8' });
    await done(accountant, third, 'Discard');
  });

  it('without a number gets the one that who books it reads at the bank', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), amount: '100' });
    const approved = await done(corp, await done(accountant, move, 'Submit'), 'Approved');
    const deposit = async (reference?: string) => {
      const body = { action: 'Deposit', ...(reference !== undefined && { reference }) };
      const { id, version } = approved;
      return await test.call('POST', `/api/orders/${id}/actions`, { ...corp, version, body });
    };
    const paper = await test.call<OrderPaper>('GET', `/api/orders/${move.id}`, corp);
    expect(paper.body.actions.find(({ action }) => action === 'Deposit')).toMatchObject({ allowed: true });
    expect(await deposit()).toMatchObject({ status: 422, body: { details: { reason: 'bankMatched' } } });
    expect((await deposit('DEP-1')).status).toBe(409);
    expect((await deposit('BANK-77')).status).toBe(200);
    const path = `/api/settings/offices/fund-moves/${move.id}`;
    expect((await test.call('GET', path, corp)).body).toMatchObject({ bankReference: 'BANK-77' });
    const back = await enter(corp, { kind: 'ReturnOfFund', amount: '100' });
    await done(second, await done(corp, back, 'Submit'), 'Approved', 'Delivery');
  });

  it('with a number is not booked under another', async () => {
    const move = await enter(accountant, { slipFileId: await slip(accountant), bankReference: 'DEP-4' });
    const approved = await done(corp, await done(accountant, move, 'Submit'), 'Approved');
    const body = { action: 'Deposit', reference: 'DEP-5' };
    const options = { ...corp, version: approved.version, body };
    expect((await test.call('POST', `/api/orders/${approved.id}/actions`, options)).status).toBe(422);
    await done(corp, approved, 'Reject');
  });

  it('that bounced is undone by the corporation, with a second person', async () => {
    const move = await enter(accountant, {
      slipFileId: await slip(accountant),
      bankReference: 'DEP-3',
      amount: '7000',
    });
    const deposited = await done(corp, await done(accountant, move, 'Submit'), 'Approved', 'Deposit');
    expect((await fund(corp)).balance).toBe('107000');
    expect(await act(chief, deposited, 'Undo')).toMatchObject({
      status: 422,
      body: { details: { reason: 'dualControl' } },
    });
    const ask = { ...corp, body: { action: 'Undo', reason: 'The check bounced' } };
    expect((await test.call('POST', `/api/orders/${move.id}/approvals`, ask)).status).toBe(200);
    await done(chief, deposited, 'Undo');
    expect((await fund(corp)).balance).toBe('100000');
  });
});

describe('returns and adjustments', () => {
  it('hand back what is there and no more', async () => {
    const much = await enter(accountant, { kind: 'ReturnOfFund', amount: '100001' });
    const approved = await done(corp, await done(accountant, much, 'Submit'), 'Approved');
    expect(await act(corp, approved, 'Delivery')).toMatchObject({
      status: 422,
      body: { details: { reason: 'fundAvailable' } },
    });
    const some = await enter(accountant, { kind: 'ReturnOfFund', amount: '40000' });
    await done(corp, await done(accountant, some, 'Submit'), 'Approved', 'Delivery');
    expect((await fund(corp)).balance).toBe('60000');
  });

  it('take a correction of either sign, approved twice, and the statement adds up', async () => {
    const less = await enter(corp, {
      kind: 'Adjustment',
      amount: '1500',
      isDebit: true,
      note: 'Counted twice',
    });
    const approved = await done(second, await done(corp, less, 'Submit'), 'Approved');
    const ask = { ...corp, body: { action: 'Confirm', reason: 'Counted twice' } };
    await test.call('POST', `/api/orders/${less.id}/approvals`, ask);
    await done(second, approved, 'Confirm');
    const path = `/api/settings/offices/funds/${agency.id}/lines`;
    const { body } = await test.call<{ lines: { kind: string; amount: string; balance: string }[] }>(
      'GET',
      path,
      corp,
    );
    expect(body.lines.map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`)).toEqual([
      'fund.adjust -1500 58500',
      'fund.return -40000 60000',
      'undo.fund.payment -7000 100000',
      'fund.payment 7000 107000',
      'fund.return -100 100000',
      'fund.payment 100 100100',
      'fund.payment 50000 100000',
      'fund.payment 50000 50000',
    ]);
  });
});
