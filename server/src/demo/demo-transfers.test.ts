import { expect, it } from 'vitest';
import { readCarne } from '#domain/kernel/carne.ts';
import { demoParties, partiesFor } from './demo-parties.ts';
import { adminOf } from './demo-sellers.ts';
import { listedRecipients } from './demo-suspects.ts';
import { demoTransfers } from './demo-transfers.ts';
import { givenBack } from './transfer-fates.ts';

const loadedAt = new Date('2026-11-21T18:20:00Z');
const count = 2000;
const parties = demoParties(partiesFor(count), '2026-11-21');
const transfers = demoTransfers({ parties, loadedAt, count });
const DAY = 86_400_000; // ms

it('leaves nobody waiting for money that no one of the office could give back', () => {
  const back = transfers.filter(({ fate }) => givenBack.includes(fate));
  expect(new Set(back.map(({ office }) => office)).size).toBe(5);
  const stuck = back.filter(({ office, steps: [sold] }) => {
    const daysAgo = (loadedAt.getTime() - (sold?.at.getTime() ?? 0)) / DAY;
    return adminOf(office, daysAgo) === null;
  });
  expect(stuck).toEqual([]);
});

it('sells by day, from nine to six or seven of the East Coast', () => {
  const hours = transfers.map(({ steps: [sold] }) => sold?.at.getUTCHours() ?? 0);
  expect(hours.filter((hour) => hour < 14 || hour > 22)).toEqual([]);
});

it('has families that can be: one spouse, parents older than their children, with their surnames', () => {
  for (const [index, { input, recipients }] of parties.entries()) {
    // Those of the lists keep their own names.
    if (listedRecipients[index] !== undefined) continue;
    expect(recipients.filter(({ relationship }) => relationship === 'Spouse').length).toBeLessThan(2);
    for (const { relationship, ci, lastName } of recipients) {
      const read = readCarne(ci, '2026-11-21');
      if ('fault' in read) throw new Error(ci);
      const younger = Number(read.birthDate.slice(0, 4)) - Number(input.birthDate.slice(0, 4));
      if (relationship === 'Parent') expect(younger).toBeLessThanOrEqual(-18);
      if (relationship === 'Child') expect(younger).toBeGreaterThanOrEqual(18);
      if (relationship === 'Sibling') expect(lastName).toBe(input.lastName);
    }
  }
});
