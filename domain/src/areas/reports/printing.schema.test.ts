import { expect, test } from 'vitest';
import type { Printing } from './printing.schema.ts';
import { paperFor, printerFor, printing, readPrinting } from './printing.schema.ts';

const nothing: Printing = { papers: {}, printers: {} };
const ticket: Printing = { papers: { 'test-page': 'Ticket80' }, printers: { Ticket80: 'Epson' } };
const label: Printing = { papers: { 'test-page': 'Label4x6' }, printers: { Label4x6: 'Zebra' } };

test('the user’s paper comes before the office’s, the office’s before the usual one', () => {
  expect(paperFor('test-page', ticket, label)).toBe('Ticket80');
  expect(paperFor('test-page', nothing, label)).toBe('Label4x6');
  expect(paperFor('test-page', nothing, nothing)).toBe('Letter');
});

test('a paper that a document cannot have is passed over', () => {
  const wrong: Printing = { ...nothing, papers: { 'activation-letter': 'Ticket80' } };
  expect(paperFor('activation-letter', wrong, wrong)).toBe('Letter');
});

test('the printer of a paper and printing at once follow the same order', () => {
  expect(printerFor('Label4x6', ticket, { ...label, autoPrint: true })).toEqual({
    name: 'Zebra',
    autoPrint: true,
  });
  expect(printerFor('Ticket80', { ...ticket, autoPrint: false }, { ...label, autoPrint: true })).toEqual({
    name: 'Epson',
    autoPrint: false,
  });
  expect(printerFor('Letter', nothing, nothing)).toEqual({ name: '', autoPrint: false });
});

test('stored settings of another age do not stop a document', () => {
  expect(readPrinting({ papers: { 'gone-document': 'Letter' } })).toEqual(nothing);
  expect(readPrinting(undefined)).toEqual(nothing);
  expect(readPrinting(ticket)).toEqual(ticket);
});

test('input names known documents, papers and nothing else', () => {
  expect(printing.safeParse({ papers: { 'test-page': 'A4' } }).success).toBe(false);
  expect(printing.safeParse({ tray: 2 }).success).toBe(false);
  expect(printing.safeParse({ printers: { Ticket80: ' Epson  at desk ' } }).data).toEqual({
    papers: {},
    printers: { Ticket80: 'Epson at desk' },
  });
});
