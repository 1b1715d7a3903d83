import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { bindFunds } from './areas/funds/funds.routes.ts';
import { tellLowFund } from './areas/funds/tell-low-fund.queries.ts';
import { postJournals } from './engine/ledger/post-journals.queries.ts';
import { bindOrders } from './engine/orders/orders.routes.ts';
import { orderEngine } from './orders.ts';
import { testApp } from './platform/http/test-app.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  openDrawer,
  transferWorld,
} from './services/money-transfer/test-transfers.queries.ts';
import { bindTransferSettings } from './services/money-transfer/settings/transfer-settings.routes.ts';
import { bindTransfers } from './services/money-transfer/transfers.routes.ts';

const received: { to: string[]; source: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    void readText(stream).then((source) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
const { port } = smtp.server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

const test = await testApp(
  [bindFunds(orderEngine), bindOrders(orderEngine), bindTransfers(orderEngine), bindTransferSettings],
  {
    config: { smtpUrl: `smtp://127.0.0.1:${port}` },
  },
);
const { owner, app: db } = test.database;
const world = await transferWorld(test);
const { seller, admin, office } = world;
await openDrawer(test, seller);
await owner.updateTable('offices').set({ credit_model: 'Prepay' }).where('id', '=', office.id).execute();
const head = await test.insertOffice({ office_type: 'Regular', is_head_office: true });
const corp = await test.insertUser({ roles: ['CorporationAccounting'], offices: [head.id] });
const accountant = { token: corp.token, office: head.id };
const TOTAL = 10_600;

let posted = 0;
async function deposit(amount: bigint): Promise<void> {
  posted += 1;
  const lines = [
    { account: `fund.sale.${office.id}`, currency: 'USD', amount: -amount },
    { account: 'corp.bank.main', currency: 'USD', amount },
  ] as const;
  const kind = 'fund.payment' as const;
  const journal = {
    idem: `test:${posted}`,
    kind,
    txnType: 'Payment',
    scope: 'Sale',
    officeId: office.id,
    lines,
  };
  await db
    .transaction()
    .execute(
      async (tx) =>
        void (await postJournals(tx, { on: '2026-11-20', at: test.clock.now, journals: [journal] as never })),
    );
}

async function sell(): Promise<number> {
  const draft = await draftTransfer(test, world);
  return (await doTo(test, draft, { as: seller, ...inCash(TOTAL) })).status;
}

async function events(): Promise<unknown[]> {
  const rows = await owner
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'event')
    .where('name', '=', 'funds')
    .execute();
  return rows.map(({ payload }) => payload);
}

const idle = { maxAttempts: 1, run: async () => await Promise.resolve() };
const work = () =>
  test.runJobs({ 'fund-low': tellLowFund, 'notify-order': idle, 'auto-submit': idle, 'submit-order': idle });
const lowMails = () => received.filter(({ source }) => source.includes('is low'));

async function standing(): Promise<FundStanding> {
  return (await test.call<FundStanding>('GET', '/api/offices/fund-standing', seller)).body;
}

async function changeMark(lowMark: string | null): Promise<void> {
  const path = `/api/settings/offices/funds/${office.id}`;
  const { version } = (await test.call<FundPaper>('GET', path, accountant)).body;
  const body = { temporary: null, graceDays: null, lowMark, reason: 'Big orders' };
  const answer = await test.call('PUT', `${path}/terms`, { ...accountant, version, body });
  expect(answer.status).toBe(200);
}

describe('a fund that runs low', () => {
  it('is seen by who sells there, before money is taken', async () => {
    expect(await standing()).toEqual({
      fund: { creditModel: 'Prepay', available: '0', limit: '0', isLow: true, overdueSince: null },
      lapsedLicence: null,
      isHeld: false,
    });
    expect(await sell()).toBe(422);
    await deposit(150_000n);
    expect((await standing()).fund).toMatchObject({ available: '150000', isLow: false });
  });

  it('tells its screens of every sale that moves it', async () => {
    await changeMark('145000');
    await work();
    expect(await events()).toEqual([]);
    expect(await sell()).toBe(200);
    expect(await events()).toEqual([{ id: office.id, change: 'changed', officeIds: [office.id] }]);
    expect((await standing()).fund).toMatchObject({ available: '139400', isLow: true });
  });

  it('mails the admins of the office and the accounting once, however many sales follow', async () => {
    await sell();
    await work();
    const told = await owner
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql<boolean>`roles && array['Admin', 'CorporationAccounting']`)
      .where('id', '<>', world.payer.id)
      .execute();
    // The accounting that entered the prices is one of them; the admin of the provider is not.
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.id, corp.id]));
    expect(
      lowMails()
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual(told.map(({ email }) => email).toSorted());
    expect(lowMails()[0]?.source).toContain(`/settings/offices/fund/${office.id}`);
    expect(lowMails()[0]?.source).toContain('$1,394.00');
  });

  it('mails again when it has recovered and comes down once more', async () => {
    await deposit(50_000n);
    await work();
    expect(lowMails()).toHaveLength(3);
    for (let count = 0; count < 5; count += 1) await sell();
    await work();
    expect(lowMails()).toHaveLength(6);
  });

  it('has the usual mark unless it has its own', async () => {
    await changeMark(null);
    expect((await standing()).fund).toMatchObject({ available: '125800', isLow: false });
    await owner
      .updateTable('offices')
      .set({ credit_model: 'Credit', credit_limit: '1000000' })
      .where('id', '=', office.id)
      .execute();
    expect((await standing()).fund).toMatchObject({ available: '1125800', limit: '1000000', isLow: false });
  });

  it('says nothing of offices without a limit, and that of a licence that has run out', async () => {
    const licences = [{ kind: 'SellerOfTravel', number: 'ST-9', expires: '2026-11-19', blocksSales: true }];
    await owner
      .updateTable('offices')
      .set({ credit_model: 'NoLimit', credit_limit: '0', licences: JSON.stringify(licences) as never })
      .where('id', '=', office.id)
      .execute();
    expect(await standing()).toEqual({ fund: null, lapsedLicence: 'ST-9', isHeld: false });
  });
});
