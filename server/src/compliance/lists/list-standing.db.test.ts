import { expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { listStanding } from './list-standing.queries.ts';

const test = await testApp([]);
const { app: db } = test.database;
const at = (hours: number): Date => new Date(test.clock.now.getTime() + hours * 3_600_000);
const stand = async (hours = 0) => await listStanding(db, at(hours));
const stale = ({ sources }: Awaited<ReturnType<typeof listStanding>>) =>
  sources.filter(({ isStale }) => isStale).map(({ code }) => code);

async function configure(version: number, value: object): Promise<void> {
  await db
    .insertInto('configuration')
    .values({ key: 'ListStaleness', version, value: JSON.stringify(value) })
    .execute();
}

it('is fresh until the hours of the configuration are over; what comes by hand has a month', async () => {
  await db
    .updateTable('list_sources')
    .set({ fresh_at: at(0) })
    .execute();
  expect(await stand(47.9)).toMatchObject({ isStale: false, staleSince: null, blocksAbove: 50_000n });
  expect(await stand(48)).toMatchObject({ isStale: true, staleSince: at(48) });
  expect(stale(await stand(48))).toEqual(['OFAC_SDN', 'OFAC_CONS']);
  expect(stale(await stand(744))).toEqual(['OFAC_SDN', 'OFAC_CONS', 'CRL', 'CPA']);
});

it('is stale while a list was never loaded', async () => {
  await db.updateTable('list_sources').set({ fresh_at: null }).where('code', '=', 'CPA').execute();
  expect(stale(await stand())).toEqual(['CPA']);
  await db
    .updateTable('list_sources')
    .set({ fresh_at: at(0) })
    .execute();
});

it('follows the configuration: hours, limit, and whether it blocks at all', async () => {
  await configure(1, { hours: 6, payOutAbove: 12_345, isBlockOn: true });
  expect(await stand(6)).toMatchObject({ isStale: true, blocksAbove: 12_345n });
  await configure(2, { hours: 6, payOutAbove: 12_345, isBlockOn: false });
  expect(await stand(6)).toMatchObject({ isStale: true, blocksAbove: null });
});
