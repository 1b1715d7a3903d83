import { expect, it } from 'vitest';
import { actionLabel } from './activity-action.labels.ts';

it.each([
  ['login-failed', 'Login failed', 'Acceso fallido'],
  ['edited', 'Edited', 'Editó'],
  ['never-heard-of', 'never heard of', 'never heard of'],
])('%s is %s, or %s', (action, english, spanish) => {
  expect(actionLabel(action, 'en')).toBe(english);
  expect(actionLabel(action, 'es')).toBe(spanish);
});
