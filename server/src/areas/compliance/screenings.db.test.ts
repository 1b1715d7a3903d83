import { beforeAll, describe, expect, it } from 'vitest';
import type { MatchVersion } from '#domain/areas/compliance/matching.schema.ts';
import type {
  MemoryRow,
  ScreeningAgain,
  ScreeningPaper,
  ScreeningRow,
} from '#domain/areas/compliance/screening.schema.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { decideHit } from '#server/compliance/screenings/decide-hit.queries.ts';
import { listed, putCustomer, putOnList } from '#server/compliance/screenings/test-lists.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindScreenings } from './screenings.routes.ts';
import { screeningTasks } from './screening-tasks.queries.ts';

const test = await testApp([bindScreenings]);
const head = await test.insertOffice({ is_head_office: true });
const shop = await test.insertOffice();
const person = async (
  role: 'CorporationCompliance' | 'CorporationComplianceAML' | 'Compliance' | 'Sale',
  office: string,
) => {
  const { id, token } = await test.insertUser({ roles: [role], offices: [office] });
  return { id, token, office };
};
const officer = await person('CorporationCompliance', head.id);
const second = await person('CorporationComplianceAML', head.id);
const local = await person('Compliance', shop.id);
const seller = await person('Sale', shop.id);
const { owner, app } = test.database;
const tasks = screeningTasks(orderEngine);

const suspect = listed('100', 'QUIROGA ZALDIVAR, Teodoro', { births: [{ year: 1961, month: 3, day: 9 }] });
const half = listed('101', 'VALDERRAMA ECHEVARRIA, Nicomedes', { births: [{ year: 1950 }] });
const close = listed('102', 'URRUTIA BELAUNDE, Gaspar Ernesto');
beforeAll(() => putOnList(owner, [suspect, half, close]));

async function search(body: object, as = officer): Promise<ScreeningPaper> {
  const { body: made, status } = await test.call<Created>('POST', '/api/compliance/screenings', {
    ...as,
    body,
  });
  expect(status, JSON.stringify(made)).toBe(200);
  return (await test.call<ScreeningPaper>('GET', `/api/compliance/screenings/${made.id}`, as)).body;
}

describe('a typed name', () => {
  it('is looked for with all facts, explained word by word, and kept', async () => {
    const found = await search({
      firstSurname: 'Quiroga',
      secondSurname: 'Zaldivar',
      givenNames: 'Teodoro',
      birthDate: '1961-03-09',
    });
    expect(found).toMatchObject({
      trigger: 'manual',
      result: 'potential',
      by: { id: officer.id },
      found: [
        {
          source: 'OFAC_SDN',
          entryId: '100',
          status: 'block',
          evidence: [{ fact: 'birth', verdict: 'same' }],
        },
      ],
    });
    const [hit] = found.found;
    const sum = (hit?.parts ?? []).reduce((points, part) => points + part.points, 0);
    expect(sum).toBeCloseTo(hit?.score ?? 0, 3);
    const again = await test.call<ScreeningAgain>(
      'GET',
      `/api/compliance/screenings/${found.id}/again`,
      officer,
    );
    expect(again.body).toMatchObject({ isSame: true, isSameEngine: true, now: [{ entryId: '100' }] });
  });

  it('needs a name, and a carné that is one', async () => {
    for (const body of [{}, { name: 'Ana', carne: '123' }]) {
      const answer = await test.call('POST', '/api/compliance/screenings', { ...officer, body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    }
  });

  it('is not for sellers, and an office sees its own searches only', async () => {
    const refused = await test.call('POST', '/api/compliance/screenings', {
      ...seller,
      body: { name: 'Ana' },
    });
    expect(refused.status).toBe(409);
    const theirs = await search({ name: 'Teodoro Quiroga' });
    expect((await test.call('GET', `/api/compliance/screenings/${theirs.id}`, local)).status).toBe(404);
    const own = await search({ name: 'Teodoro Quiroga' }, local);
    expect(own.by?.id).toBe(local.id);
  });
});

describe('the paper of a customer', () => {
  it('shows screenings and what is remembered, which can be taken back', async () => {
    const id = await putCustomer(owner, shop.id, {
      first_name: 'Nicomedes',
      last_name: 'Valderrama',
      birth_date: '1950-01-01',
    });
    const path = `/api/compliance/people/customer/${id}`;
    const made = await test.call<Created>('POST', `${path}/screen`, officer);
    expect(made.status).toBe(200);
    const read = async () =>
      (await test.call<{ screenings: ScreeningRow[]; memories: MemoryRow[] }>('GET', path, officer)).body;
    expect((await read()).screenings).toMatchObject([{ id: made.body.id, result: 'potential', hits: 1 }]);
    const hit = await app
      .selectFrom('screening_hits')
      .select(['id', 'status'])
      .where('screening_id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(hit.status).toBe('alert');
    await app.transaction().execute((tx) =>
      decideHit(tx, {
        hitId: hit.id,
        decision: 'false-positive',
        reasonCode: 'OtherBirthDate',
        note: 'Seen the passport, another birth',
        decidedBy: officer.id,
        secondBy: second.id,
        now: test.clock.now,
        scope: 'all',
      }),
    );
    const [memory] = (await read()).memories;
    expect(memory).toMatchObject({
      state: 'active',
      reasonCode: 'OtherBirthDate',
      secondBy: { id: second.id },
    });
    expect(memory?.expiresAt.slice(0, 10)).toBe('2027-11-20');
    await test.call('POST', `${path}/screen`, officer);
    expect((await read()).screenings[0]?.result).toBe('remembered');
    const revoke = { ...officer, version: memory?.version ?? 0, body: { reason: 'Decided in error' } };
    const gone = await test.call('POST', `/api/compliance/memories/${memory?.id}/revoke`, revoke);
    expect(gone.status).toBe(200);
    expect((await test.call('POST', `/api/compliance/memories/${memory?.id}/revoke`, revoke)).status).toBe(
      412,
    );
    expect((await read()).memories).toMatchObject([{ state: 'revoked', revokedWhy: 'Decided in error' }]);
    await test.call('POST', `${path}/screen`, officer);
    expect((await read()).screenings[0]?.result).toBe('potential');
    expect((await test.call('GET', path, local)).status).toBe(409);
  });

  it('remembers a close likeness only once a second person agreed', async () => {
    const id = await putCustomer(owner, shop.id, {
      first_name: 'Gaspar',
      last_name: 'Urrutia',
      second_last_name: 'Belaúnde',
    });
    const path = `/api/compliance/people/customer/${id}`;
    const made = await test.call<Created>('POST', `${path}/screen`, officer);
    const hit = await app
      .selectFrom('screening_hits')
      .select(['id', 'score', 'status'])
      .where('screening_id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(Number(hit.score)).toBeGreaterThanOrEqual(0.9);
    const decision = {
      hitId: hit.id,
      decision: 'false-positive',
      reasonCode: 'OtherBirthDate',
      note: 'Seen the passport, another birth',
      decidedBy: officer.id,
      now: test.clock.now,
      scope: 'all',
    } as const;
    const decide = (secondBy: string | null) =>
      app.transaction().execute((tx) => decideHit(tx, { ...decision, secondBy }));
    const result = async () => {
      await test.call('POST', `${path}/screen`, officer);
      const { body } = await test.call<{ screenings: ScreeningRow[] }>('GET', path, officer);
      return body.screenings[0]?.result;
    };
    expect(hit.status).toBe('alert');
    await decide(null);
    expect(await result()).toBe('potential');
    await decide(second.id);
    expect(await result()).toBe('remembered');
  });
});

describe('the configuration of the matching', () => {
  const versions = async () =>
    (await test.call<{ versions: MatchVersion[] }>('GET', '/api/compliance/matching', officer)).body.versions;
  const step = (id: string, name: string, as: typeof officer, version: number) =>
    test.call<Created>('POST', `/api/compliance/matching/${id}/${name}`, { ...as, version });

  it('is drafted with what it would change, asked for, and activated by another person', async () => {
    const [active] = await versions();
    expect(active).toMatchObject({ id: '1', status: 'active', settings: { thresholds: { alert: 0.85 } } });
    const settings = { ...active?.settings, thresholds: { review: 0.9, alert: 0.99, block: 1 } };
    const body = { settings, reason: 'Far fewer alerts, for the test' };
    const draft = await test.call<Created>('POST', '/api/compliance/matching', { ...officer, body });
    expect(draft.status, JSON.stringify(draft.body)).toBe(200);
    const { id } = draft.body;
    const twice = await test.call('POST', '/api/compliance/matching', { ...officer, body });
    expect(twice).toMatchObject({ status: 409, body: { code: 'rule-waits' } });
    expect(await step(id, 'ask', officer, 1)).toMatchObject({ status: 422, body: { code: 'what-if-waits' } });
    await test.runJobs(tasks);
    const [ready] = await versions();
    expect(ready?.whatIf?.disappear).toBeGreaterThan(0);
    expect(ready?.whatIf).toMatchObject({ appear: 0, days: 30 });
    expect(ready?.whatIf?.rows[0]).toMatchObject({ source: 'OFAC_SDN', after: null });
    expect((await step(id, 'ask', officer, 1)).status).toBe(200);
    expect(await step(id, 'activate', officer, 2)).toMatchObject({ status: 422, body: { code: 'own-rule' } });
    expect((await step(id, 'activate', second, 2)).status).toBe(200);
    const paper = await search({ firstSurname: 'Quiroga', givenNames: 'Teodoro' });
    expect(paper).toMatchObject({ result: 'clear', configVersion: Number(id) });
    expect(paper.basis).toContain(` config:${id} `);
    expect((await versions()).map(({ status }) => status)).toEqual(['active', 'retired']);
  });

  it('refuses thresholds out of order', async () => {
    const [active] = await versions();
    const settings = { ...active?.settings, thresholds: { review: 0.9, alert: 0.8, block: 0.95 } };
    const body = { settings, reason: 'In no order at all' };
    expect((await test.call('POST', '/api/compliance/matching', { ...officer, body })).status).toBe(400);
  });
});

it('runs again with the configuration of then', async () => {
  const all = await app.selectFrom('screenings').select('id').execute();
  for (const { id } of all) {
    const { body } = await test.call<ScreeningAgain>(
      'GET',
      `/api/compliance/screenings/${id}/again`,
      officer,
    );
    expect(body, id).toMatchObject({ isSame: true });
  }
});
