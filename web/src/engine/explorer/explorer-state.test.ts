import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isSameView } from '#domain/areas/views/is-same-view.ts';
import { defineExplorer } from '#domain/kernel/explorer.ts';
import { bareView, plainView, readState, viewOf, writeState } from './explorer-state.ts';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { sortBy } from './sort-keys.ts';

const explorer = defineExplorer()({
  name: 'things',
  path: '/api/things',
  access: { who: ['any'] },
  row: z.object({ id: z.string() }),
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    name: { kind: 'text' },
    status: { kind: 'enum', values: ['Active', 'Blocked'] },
    createdAt: { kind: 'instant' },
    note: { kind: 'text', sortable: false, filterable: false },
  },
});

const usual = readState({}, explorer);
const round = (state: typeof usual) =>
  readState(parseSearch(stringifySearch(writeState(state, explorer))), explorer);

describe('the address of an explorer', () => {
  test('is empty when everything is as usual', () => {
    expect(stringifySearch(writeState(usual, explorer))).toBe('');
  });

  test('brings back every part of the state', () => {
    const state: typeof usual = {
      q: 'a & b=1e5',
      filter: ['name:contains:50%25%20%7C%3A', 'status:in:Active|Blocked'],
      sort: 'name,-createdAt',
      columns: ['status', 'name'],
      widths: { name: 240 },
      pinned: ['name'],
      density: 'compact',
      limit: 100,
      view: '123456789012345678',
      after: 'WyJuYW1l',
      before: '',
      from: 101,
    };
    expect(round(state)).toEqual(state);
  });

  test('keeps filters readable', () => {
    const search = writeState({ ...usual, filter: ['status:in:Active|Blocked'] }, explorer);
    expect(stringifySearch(search)).toBe('?filter=status:in:Active|Blocked');
  });

  test('drops what does not fit the explorer', () => {
    const state = readState(
      {
        filter: ['gone:in:1', 'status:contains:x', 'note:is:x', 'status:in:Active'],
        sort: 'gone,-note,name',
        columns: 'gone,name,name',
        widths: 'name:5,status:90,gone:90',
        limit: '7',
        density: 'huge',
        from: '-3',
      },
      explorer,
    );
    expect(state).toMatchObject({ filter: ['status:in:Active'], sort: 'name', columns: ['name'] });
    expect(state).toMatchObject({ widths: { status: 90 }, limit: 50, density: '', from: 1 });
  });

  test('with a view alone asks for the view as it was saved; a cleared view says so', () => {
    expect(bareView({ view: '12' })).toBe('12');
    expect(bareView({})).toBe('');
    const cleared = writeState({ ...usual, view: '12' }, explorer);
    expect(bareView(parseSearch(stringifySearch(cleared)))).toBeUndefined();
  });

  test('does not take typed text for a number', () => {
    expect(parseSearch('?q=1e5&view=123456789012345678')).toEqual({ q: '1e5', view: '123456789012345678' });
  });
});

describe('a saved view', () => {
  test('is dirty only when it shows something else', () => {
    const saved = { ...plainView(explorer), filter: ['a', 'b'], widths: { name: 1, status: 2 } };
    expect(isSameView(saved, { ...saved, filter: ['b', 'a'], widths: { status: 2, name: 1 } })).toBe(true);
    expect(isSameView(saved, { ...saved, columns: ['name'] })).toBe(false);
    expect(isSameView(viewOf(usual), plainView(explorer))).toBe(true);
  });
});

describe('sorting by headers', () => {
  test('a click sorts by that column alone, Shift adds or turns one', () => {
    expect(sortBy('-createdAt', { id: 'name', isDescending: false }, false)).toBe('name');
    expect(sortBy('-createdAt', { id: 'name', isDescending: false }, true)).toBe('-createdAt,name');
    expect(sortBy('-createdAt,name', { id: 'name', isDescending: true }, true)).toBe('-createdAt,-name');
  });
});
