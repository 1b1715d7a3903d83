import { expect, test } from 'vitest';
import { blankMove, moveFormOf, moveFormSchema, moveInputOf } from './move-form.ts';
import type { MoveChoice, MoveFormValues } from './move-form.ts';

const schema = moveFormSchema({ slipNeeded: 'slip', referenceNeeded: 'reference', noteNeeded: 'note' });

function refused(values: Partial<MoveFormValues>): string[] {
  const parsed = schema.safeParse({ ...blankMove('5'), amount: '100', ...values });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

test.each<[Partial<MoveFormValues>, string[]]>([
  [{}, ['slip', 'reference']],
  [{ slipFileId: '7', bankReference: 'B-1' }, []],
  [{ isSent: false }, []],
  [{ kind: 'ReturnOfFund' }, []],
  [{ kind: 'Adjustment' }, ['note']],
  [{ kind: 'Adjustment', note: 'counted twice' }, []],
  [{ kind: 'Opening' }, []],
])('%j wants %j before it is submitted', (values, wanted) => {
  expect(refused(values)).toEqual(wanted);
});

test.each<[MoveChoice, object]>([
  ['Payment', { kind: 'Payment', isOpening: false, isDebit: false, bankReference: 'B-1', slipFileId: '7' }],
  ['ReturnOfFund', { kind: 'ReturnOfFund', isDebit: false, bankReference: 'B-1', slipFileId: null }],
  [
    'Adjustment',
    { kind: 'Adjustment', isOpening: false, isDebit: true, bankReference: '', slipFileId: null },
  ],
  ['Opening', { kind: 'Adjustment', isOpening: true, isDebit: true, bankReference: '', slipFileId: null }],
])('what was typed for another kind does not go with %s', (kind, wanted) => {
  const typed = {
    isDebit: true,
    bankReference: 'B-1',
    slipFileId: '7',
    depositedOn: '2026-11-20',
    note: 'why',
  };
  const form = schema.parse({ ...blankMove('5'), amount: '100', ...typed, kind });
  expect(moveInputOf(form)).toMatchObject(wanted);
});

test('a draft comes back into the form as it was entered', () => {
  const form = schema.parse({ ...blankMove('5'), amount: '100', kind: 'Opening', isDebit: true });
  expect(moveFormOf(moveInputOf(form))).toMatchObject({ kind: 'Opening', isDebit: true, amount: '100' });
});
