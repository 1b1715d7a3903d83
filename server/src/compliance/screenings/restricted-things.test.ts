import { expect, it } from 'vitest';
import { defaultConfig } from '../screening/match-config.ts';
import { buildIndex } from '../screening/name-index.ts';
import { compare, judge } from './judge-subject.ts';
import { hardStopOf } from './restricted-things.ts';
import { listed } from './test-lists.queries.ts';

const firm = { kind: 'organisation' as const };
const index = buildIndex([
  listed('1', 'BANDES', firm),
  listed('2', 'Gran Hotel Manzana Kempinski', { ...firm, list: 'CPA' }),
  listed('3', 'Havanatur', { ...firm, list: 'CRL' }),
]);
const config = { ...defaultConfig, maxHits: 25 };

function screened(field: string, name: string) {
  const subject = { name, ...firm };
  const asked = { kind: 'thing', id: null, orderId: '1', role: 'thing', name, subject } as const;
  const judged = judge(compare(index, asked, config), new Map(), { config, at: new Date(0) });
  return {
    hits: judged.hits.map(({ hit }) => hit.name),
    stop: hardStopOf([{ field, name }], [{ ...judged, screeningId: '1' }])?.code,
  };
}

it('a hotel or firm on the lists of Cuba is not sold, also misspelt', () => {
  expect(screened('hotel', 'Gran Hotel Manzana Kempinski').stop).toBe('prohibited-accommodation');
  expect(screened('hotel', 'Gran Hotel Manzana Kempinsky').stop).toBe('prohibited-accommodation');
  expect(screened('carrier', 'HAVANATUR').stop).toBe('restricted-entity');
  expect(screened('hotel', 'Casa Particular Manzana').stop).toBeUndefined();
});

it('a card of a restricted issuer is not loaded, however it is called', () => {
  expect(screened('card.bank', 'Tarjeta AIS USD').stop).toBe('restricted-card');
  expect(screened('card.bank', 'FINCIMEX').stop).toBe('restricted-card');
});

it('the bank of every second card is not held for a listed bank one letter away', () => {
  expect(screened('card.bank', 'BANDEC')).toEqual({ hits: [], stop: undefined });
  expect(screened('card.bank', 'Bandes').hits).toEqual(['BANDES']);
});
