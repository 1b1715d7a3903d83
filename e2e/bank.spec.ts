import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBooks } from '../bench/bank/check-books.ts';
import { runBank } from '../bench/bank/run-bank.ts';

const patience = 300_000; // ms; three starts of the program, which a busy machine makes long

/** The short form of `npm run bench:bank`. */
test(
  'nothing acknowledged is lost and nothing is done twice when the program and its database are killed',
  { timeout: patience },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'giro-bank-'));
    await chmod(dataDir, 0o711); // root's database runs as another user, who must get in
    try {
      const wish = {
        dataDir,
        clients: 3,
        kills: ['program', 'database'],
        calm: 1,
        within: 2,
        say: () => undefined,
      } as const;
      const { told, books, calmUntil, findings, invariants, unfinished } = await runBank(wish);
      expect(told.filter(({ isDone }) => isDone).length).toBeGreaterThan(30);
      const none = { lost: [], unasked: [], misposted: [], strays: [], mispaid: [], misbalanced: [] };
      expect(findings).toEqual(none);
      expect(invariants.filter(({ isOk }) => !isOk)).toEqual([]);
      expect(unfinished).toEqual([]);

      // The same books are found out when they miss an operation, have one twice, or posted something else.
      const paid = books.events.findLastIndex(({ action }) => action === 'Pay');
      const changed = (events: typeof books.events) => checkBooks(told, { ...books, events }, calmUntil);
      expect(changed(books.events.toSpliced(paid, 1))).toMatchObject({
        lost: [expect.any(String)],
        mispaid: [expect.any(String)],
      });
      const twice = books.events[paid];
      if (twice === undefined) throw new Error('nobody paid');
      expect(changed([...books.events, twice])).toMatchObject({
        unasked: [expect.any(String)],
        mispaid: [expect.any(String)],
      });
      expect(
        changed(books.events.with(paid, { ...twice, journals: twice.journals.slice(1) })).misposted,
      ).toHaveLength(1);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
