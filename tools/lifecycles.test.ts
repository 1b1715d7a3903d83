import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { orderTypes, services } from '#domain/services/services.ts';

import { lifecyclesJson } from './lifecycles/lifecycles-json.ts';
import { lifecyclesPage, lifecyclesPath } from './lifecycles/lifecycles-page.ts';

test('docs/lifecycles.md is what the services say', () => {
  expect(readFileSync(lifecyclesPath, 'utf8')).toBe(lifecyclesPage());
});

test('every service has its picture with each of its changes of status', () => {
  const sections = lifecyclesPage().split(/^## /m);
  for (const type of orderTypes) {
    const picture = sections.find((section) => section.startsWith(`${type}\n`))?.split('```')[1] ?? '';
    for (const { from, to } of services[type].lifecycle.rows) {
      if (to === '=' || to === '<prev>' || to === from) continue;
      expect(picture).toContain(`${from === 'None' ? '[*]' : from} --> ${to} : `);
    }
  }
});

test('the printed rows say who as pairs of roles and office', () => {
  const { MoneyTransfer } = JSON.parse(JSON.stringify(lifecyclesJson()));
  expect(MoneyTransfer[2]).toEqual({
    from: 'Draft',
    action: 'Recalculate',
    to: '=',
    allow: [
      { roles: ['Sale', 'SaleWeb'], office: ['OfficeSale'] },
      { roles: ['System'], office: ['System'] },
    ],
    actor: 'SALE+SYS',
    guard: [],
    effects: ['quote.update'],
  });
});
