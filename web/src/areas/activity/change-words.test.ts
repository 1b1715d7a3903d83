import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { activityActionLabels } from '#domain/areas/activity/activity-action.labels.ts';
import { changeWords } from './change-words.ts';
import type { Reader } from './change-words.ts';
import { es } from './messages.es.ts';
import { paperOf } from './paper-of.ts';

const reader: Reader = {
  language: 'es',
  t: ((select: (words: unknown) => string) => select(es)) as unknown as Reader['t'],
};
const words = (entity: string, field: string, before: unknown, after: unknown) => {
  const { label, ...sides } = changeWords(entity, { field, before, after }, reader);
  return `${label}: ${sides.before ?? '·'} → ${sides.after}`;
};

test.each([
  ['order', 'status', 'Draft', 'Purchased', 'Estado: Borrador → Pagada'],
  ['user', 'status', 'Invited', 'Active', 'Estado: Invitado → Activo'],
  ['user', 'roles', null, ['Sale', 'Admin'], 'Roles: · → Ventas, Administrador'],
  [
    'user',
    'rights',
    { all: true },
    { all: false, list: ['Claims'] },
    'Derechos de menú: Todos los derechos → Reclamaciones',
  ],
  ['office', 'creditLimit', '1000000', '1500000', 'Límite de crédito: $10,000.00 → $15,000.00'],
  [
    'office',
    'holdReason',
    'Falta el comprobante',
    null,
    'Motivo de la retención: Falta el comprobante → vacío',
  ],
  ['office', 'isActive', true, false, 'En uso: Sí → No'],
  ['cash-session', 'expected', null, '-500', 'Esperado: · → -$5.00'],
  ['customer', 'phone', '', '+13055550110', 'Teléfono: vacío → +1 305 555 0110'],
  ['transfer-settings', 'Granma/-/HomeCash days', 0, 2, 'Granma · Efectivo a domicilio · Días: 0 → 2'],
  ['gateway', 'devices', [], [{ serial: 'D-1', nickname: 'Caja' }], 'Terminales: vacío → D-1 Caja'],
  ['what-comes', 'neverHeardOf', 1, 2, 'neverHeardOf: 1 → 2'],
])('%s %s reads as people speak', (entity, field, before, after, text) => {
  expect(words(entity, field, before, after)).toBe(text);
});

test('every verb that the server writes into the log has its words', () => {
  const files = globSync('server/src/{areas,engine,platform,services}/**/*.queries.ts');
  expect(files.length).toBeGreaterThan(50);
  const written = files
    .filter((file) => !file.includes('.db.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('recordActivity') || text.includes('tell(tx'))
    .flatMap((text) =>
      [...text.matchAll(/\baction(?:: | = .*\? )'([a-z-]+)'/g)].map(([, verb]) => verb ?? ''),
    );
  expect(new Set(written).size).toBeGreaterThan(20);
  expect(written.filter((verb) => !(verb in activityActionLabels.en))).toEqual([]);
});

test.each([
  ['user', '7', 'Ana Ruiz', '/settings/users/paper/7'],
  ['user', '0', 'no@giro.test', undefined],
  ['customer', '12', 'C-000012 Ana', '/customers/paper/12'],
  ['order', '5', 'MT-HIA-000005-1', '/services/transfers/paper/5'],
  ['order', '6', 'OF-HIA-000006-1', '/settings/offices/fund/move/6'],
  ['session', '9', '', undefined],
])('a line about %s %s %s leads to %s', (entity, entityId, label, path) => {
  expect(paperOf({ entity, entityId, label } as Parameters<typeof paperOf>[0])).toBe(path);
});
