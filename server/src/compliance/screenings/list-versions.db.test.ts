import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { ensureShippedLists } from '../lists/ensure-shipped-lists.queries.ts';
import { main, offer, sdnFile, sdnRow } from '../lists/list-versions.fixture.ts';
import { decideHit } from './decide-hit.queries.ts';
import { closeHitsOfRemoved, screenEverybody } from './screen-everybody.queries.ts';
import { screenOrder } from './screen-order.queries.ts';
import { putCustomer } from './test-lists.queries.ts';

const test = await testApp([]);
const office = await test.insertOffice();
const officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [office.id] });
const second = await test.insertUser({ roles: ['CorporationCompliance'], offices: [office.id] });
const { owner, app } = test.database;

describe('versions of a list', () => {
  const others = Array.from({ length: 200 }, (_, place) => sdnRow(place + 1, `ZZYZX ${place}, Qwert`));
  const found: string[] = [];
  const pass = {
    trigger: 'list-change',
    onFound: async (_tx: unknown, { id }: { id: string }) => void found.push(id),
  } as const;
  const lastHit = async () =>
    await app.selectFrom('screening_hits').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

  it('ask again about a cleared customer when the entry changed, and no more when it is gone', async () => {
    await owner.updateTable('list_sources').set({ min_rows: 100 }).where('code', '=', 'OFAC_CONS').execute();
    const id = await putCustomer(owner, office.id, { first_name: 'Gaspar', last_name: 'Urrutia' });
    const row = (remarks: string) => sdnRow(900, 'URRUTIA BELAUNDE, Gaspar', { remarks });
    await offer(test, 'OFAC_CONS', [main(sdnFile([...others, row('nationality Cuba.')]))]);
    await screenEverybody(test.services, pass);
    expect(found).toEqual([id]);
    const hit = await lastHit();
    expect(hit.status).toBe('review');
    await app.transaction().execute((tx) =>
      decideHit(tx, {
        hitId: hit.id,
        decision: 'false-positive',
        reasonCode: 'OtherName',
        note: 'Another second surname',
        decidedBy: officer.id,
        secondBy: second.id,
        now: test.clock.now,
        scope: 'all',
      }),
    );
    // Rows of others change, this one only where nobody is told apart by it.
    const addressed = await offer(test, 'OFAC_CONS', [
      main(sdnFile([...others.slice(1), row('nationality Cuba; Linked To: SOMEBODY.')])),
    ]);
    expect(addressed.outcome).toBe('active');
    await screenEverybody(test.services, pass);
    expect((await lastHit()).status).toBe('remembered');
    await offer(test, 'OFAC_CONS', [main(sdnFile([...others.slice(1), row('DOB 1980; nationality Cuba.')]))]);
    found.length = 0;
    await screenEverybody(test.services, pass);
    expect(found).toEqual([id]);
    expect(await lastHit()).toMatchObject({
      status: 'review',
      decision: 'open',
      reopened: [{ what: 'entry', field: 'births', before: [], after: ['1980'] }],
    });
    const { versionId } = await offer(test, 'OFAC_CONS', [main(sdnFile(others.slice(1)))]);
    await app.transaction().execute((tx) => closeHitsOfRemoved(tx, versionId, test.clock.now));
    expect(await lastHit()).toMatchObject({ decision: 'closed', note: 'removed from the list' });
  });
});

describe('things of an order, on the lists as they are shipped', () => {
  beforeAll(() => ensureShippedLists(test.services, () => undefined));
  const review = async (field: string, name: string) => {
    return await app.transaction().execute((tx) =>
      screenOrder(
        tx,
        {
          id: '1',
          currency: 'USD',
          total: 100n,
          actorId: null,
          at: test.clock.now,
          isTrial: true,
          services: test.services,
          parties: [],
          things: [{ field, name }],
        },
        { trigger: 'sale' },
      ),
    );
  };

  it.each([
    ['hotel', 'Hotel Cayo Levisa', 'prohibited-accommodation'],
    ['consignee', 'CIMEX', 'restricted-entity'],
    ['agency', 'AMISTUR CUBA SA', 'restricted-entity'],
    ['card.bank', 'Orbit', 'restricted-card'],
    ['card.bank', 'Tarjeta AIS', 'restricted-card'],
  ])('%s %s is refused before money is taken', async (field, name, code) => {
    const answer = await review(field, name);
    expect(answer?.refusal?.code).toBe(code);
    expect(answer?.refusal?.message.en).toContain(name);
    expect(answer?.refusal?.message.es).toContain(name);
  });

  it.each([
    ['hotel', 'Casa Particular Doña Yolanda'],
    ['carrier', 'Aerovaradero'],
    ['card.bank', 'BANDEC'],
    ['card.bank', 'Banco Metropolitano'],
  ])('%s %s goes on', async (field, name) => {
    expect(await review(field, name)).toMatchObject({ refusal: null, findings: [] });
  });
});
