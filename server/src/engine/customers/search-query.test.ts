import { expect, it } from 'vitest';
import { readPersonQuery } from './search-query.ts';

it.each([
  ['C-000123', { kind: 'number', number: 'C-000123' }],
  ['c 123', { kind: 'number', number: 'C-000123' }],
  ['R1234567', { kind: 'number', number: 'R-1234567' }],
  ['(305) 555-0142', { kind: 'digits', digits: '3055550142' }],
  ['9876', { kind: 'digits', digits: '9876' }],
  ['987', { kind: 'name', text: '987' }],
  ['g123-456-78-900-1', { kind: 'document', number: 'G123456789001' }],
  ['Ana@Example.com', { kind: 'email', email: 'ana@example.com' }],
  ['  María García ', { kind: 'name', text: 'María García' }],
  ['Calle 23', { kind: 'name', text: 'Calle 23' }],
])('%s is meant as %o', (typed, meant) => {
  expect(readPersonQuery(typed)).toEqual(meant);
});
