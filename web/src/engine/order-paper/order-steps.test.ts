import { expect, test } from 'vitest';
import { orderSteps } from './order-steps.ts';

const usual = ['Draft', 'Purchased', 'Submitted', 'Delivered'] as const;
const line = { user: 'Ana', office: 'HIA', reason: null };

function move(id: string, before: string, after: string) {
  const at = `2026-11-20T15:0${id}:00Z`;
  return { ...line, id, at, action: 'x', changes: [{ field: 'status', before, after }] };
}

function stepsAt(status: string, ...rows: ReturnType<typeof move>[]) {
  const way = orderSteps({
    status,
    usual,
    rows,
    word: (name) => name,
    time: (at) => at.slice(14, 16),
  });
  return { ...way, steps: way.steps.map(({ label, time }) => [label, time].filter(Boolean).join(' ')) };
}

test('the steps that were reached have their moment, the others wait', () => {
  const steps = stepsAt('Purchased', move('2', 'Draft', 'Purchased'), move('1', 'None', 'Draft'));
  expect(steps).toEqual({
    steps: ['Draft 01', 'Purchased 02', 'Submitted', 'Delivered'],
    current: 1,
    isStopped: false,
  });
});

test('a hold stands where the way was left, and the way goes on behind it', () => {
  const steps = stepsAt('Hold', move('3', 'Purchased', 'Hold'), move('2', 'Draft', 'Purchased'));
  expect(steps).toEqual({
    steps: ['Draft 02', 'Purchased 02', 'Hold 03', 'Submitted', 'Delivered'],
    current: 2,
    isStopped: true,
  });
});

test('behind the end of an order nothing waits', () => {
  const steps = stepsAt('Cancelled', move('3', 'Purchased', 'Cancelled'), move('2', 'Draft', 'Purchased'));
  expect(steps.steps).toEqual(['Draft 02', 'Purchased 02', 'Cancelled 03']);
  expect(steps.isStopped).toBe(true);
});
