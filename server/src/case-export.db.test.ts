import { expect, it } from 'vitest';
import type { CtrReport } from '#domain/areas/compliance/cases.endpoints.ts';
import { casesTasks } from '#server/areas/compliance/cases-tasks.queries.ts';
import { type StoredEvent, verifyEvents } from '#server/compliance/cases/case-chain.ts';
import { listed, putOnList } from '#server/compliance/screenings/test-lists.queries.ts';
import { pdfText } from '#server/engine/documents/test-pdf-text.ts';
import { testCases } from './test-cases.ts';

const { test, world, owner, desk, person, heldSale } = await testCases();
await putOnList(owner, [listed('900', 'PENA RODRIGUEZ, Jose')]);
const ana = await person('CorporationCompliance');
const { id } = await heldSale();
await desk.step(ana, id, 'claim');
await desk.step(ana, id, 'notes', { body: 'Called the office about the father.' });

it('as a file a case is verified by whoever has it: hashes of lists, versions, evidence, and the chain', async () => {
  const answer = await test.call('GET', `/api/compliance/cases/${id}/export`, {
    ...ana,
    query: { format: 'json' },
  });
  expect(answer.status).toBe(200);
  const file = JSON.parse(answer.bytes.toString('utf8')) as {
    case: { number: string; hits: { evidence: unknown[]; parts: unknown[] }[] };
    lists: { source: string; sha256: string }[];
    screenings: { config_version: number; engine_version: string }[];
    chain: { head: string; length: number; events: (Omit<StoredEvent, 'at'> & { at: string })[] };
  };
  expect(file.case.hits[0]).toMatchObject({ entryId: '900' });
  expect(file.lists).toContainEqual(expect.objectContaining({ source: 'OFAC_SDN', sha256: '0'.repeat(64) }));
  expect(file.screenings[0]).toMatchObject({
    config_version: 1,
    engine_version: expect.any(String) as string,
  });
  const events = file.chain.events.map((event) => ({ ...event, at: new Date(event.at) }));
  expect(verifyEvents(events, file.chain)).toMatchObject({ isWhole: true, head: file.chain.head });
  expect(events.at(-1)).toMatchObject({ kind: 'exported', data: { format: 'json' } });
  const [opened, ...rest] = events;
  const changed = [{ ...opened, data: { ...opened?.data, reasons: [] } } as StoredEvent, ...rest];
  expect(verifyEvents(changed, file.chain)).toMatchObject({ isWhole: false, brokenAt: 1 });
});

it('names the files of the lists by what the screenings say they rest on, whatever their dates', async () => {
  await owner
    .updateTable('list_versions')
    .set({ activated_at: new Date('2027-01-01T00:00:00Z') })
    .execute();
  const answer = await test.call('GET', `/api/compliance/cases/${id}/export`, {
    ...ana,
    query: { format: 'json' },
  });
  const { lists } = JSON.parse(answer.bytes.toString('utf8')) as { lists: { source: string }[] };
  expect(lists.map(({ source }) => source)).toContain('OFAC_SDN');
});

it.each(['en', 'es'] as const)(
  'is printed in %s with every step and the head of its chain',
  async (language) => {
    const answer = await test.call('GET', `/api/compliance/cases/${id}/export`, {
      ...ana,
      language,
      query: { format: 'pdf' },
    });
    expect(answer.status).toBe(200);
    const text = pdfText(answer.bytes);
    expect(text).toContain(language === 'en' ? 'POSSIBLE MATCHES' : 'POSIBLES COINCIDENCIAS');
    expect(text).toContain('PENA RODRIGUEZ');
    expect(text).toContain(language === 'en' ? 'Taken' : 'Tomado');
    expect(text, 'reasons in words').toContain(language === 'en' ? 'Sanctions' : 'Sanciones');
    expect(text, 'what was written').toContain('Called the office about the father.');
  },
);

it('names what FinCEN asks for of the cash of a day, and what nobody knows', async () => {
  const query = { customerId: world.customer, day: '2026-11-20' };
  const { body } = await test.call<CtrReport>('GET', '/api/compliance/ctr', { ...ana, query });
  expect(body).toMatchObject({ cashIn: '10600', cashOut: '0', isDue: false });
  expect(body.fields).toContainEqual({
    item: 'Part I, person involved',
    name: "Individual's last name",
    value: 'Pérez Peña',
  });
  expect(body.missing.map(({ name }) => name)).toContain('TIN');
  const csv = await test.call('GET', '/api/compliance/ctr/export', {
    ...ana,
    query: { ...query, format: 'csv' },
  });
  const text = csv.bytes.toString('utf8');
  expect(text).toContain('"Total cash in","106.00"');
  // A phone begins with a plus; no spreadsheet takes it for a formula.
  expect(text).toContain('"\'+13055550101"');
});

it('officers are told once a day of reports that end soon', async () => {
  await desk.step(ana, id, 'reject', { note: 'The sender could not say who it is.' });
  const subject = 'Reports to authorities: 1 due';
  const mails = async () =>
    await owner.selectFrom('mails').select('recipient').where('subject', '=', subject).execute();
  await test.runJobs({});
  const tell = async () =>
    await casesTasks['clocks-ending']?.run(test.services, {}, { number: 1, isLast: true });
  await tell();
  expect(await mails(), 'ten business days are left').toEqual([]);
  test.clock.now = new Date('2026-12-03T15:00:00Z');
  await tell();
  await tell();
  expect(await mails()).toEqual([{ recipient: ana.email }]);
  const clocks = await test.call('GET', '/api/compliance/clocks', {
    ...ana,
    token: await test.logIn(ana.id),
  });
  expect(clocks.body).toMatchObject({ rows: [{ kind: 'OFAC_REJECT', state: 'Soon', daysLeft: 2 }] });
});
