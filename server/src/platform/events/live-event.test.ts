import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from './live-event.ts';
import { packEvents, unpackEvents } from './live-event.ts';

const ids = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);
const events = fc.array(
  fc.record({
    topic: fc.constantFrom('users', 'offices', 'notices'),
    id: ids,
    change: fc.constantFrom('created' as const, 'changed' as const),
    officeIds: fc.array(ids, { maxLength: 400 }),
  }),
  { maxLength: 120 },
);

describe('the texts between the processes', () => {
  it('stay below what a notification can carry and lose nobody', () => {
    fc.assert(
      fc.property(events, (list) => {
        const sent: LiveEvent[] = list.map((event, index) => ({ ...event, eventId: String(index) }));
        const texts = packEvents(sent);
        expect(Math.max(0, ...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
        const told = new Set(
          texts.flatMap(unpackEvents).flatMap(({ id, officeIds = [] }) => officeIds.map((o) => id + o)),
        );
        expect(told).toEqual(new Set(sent.flatMap(({ id, officeIds = [] }) => officeIds.map((o) => id + o))));
      }),
      { numRuns: 40 },
    );
  });

  it('say the same thing once, in the place of the last time', () => {
    const changed = (eventId: string, id: string): LiveEvent => ({
      eventId,
      topic: 'users',
      id,
      change: 'changed',
    });
    const [text = ''] = packEvents([changed('1', '7'), changed('2', '8'), changed('3', '7')]);
    expect(unpackEvents(text).map((event) => event.eventId)).toEqual(['2', '3']);
  });

  it('are few: a hundred small events travel in two', () => {
    const many = Array.from({ length: 100 }, (_, n): LiveEvent => ({
      eventId: String(n),
      topic: 'users',
      id: String(n),
      change: 'created',
    }));
    expect(packEvents(many).length).toBeLessThanOrEqual(2);
    expect(packEvents([])).toEqual([]);
  });
});
