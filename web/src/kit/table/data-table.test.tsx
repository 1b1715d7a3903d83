import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { startI18n } from '#web/lib/i18n.ts';
import { KitProvider } from '../theme/kit-provider.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import type { TableColumn, TableLayout } from './table-column.ts';

interface Person {
  id: string;
  name: string;
  city: string;
}

const rendered = vi.fn<(id: string) => void>();
const opened = vi.fn<(id: string) => void>();
const sorted = vi.fn<DataTableProps<Person>['onSort'] & object>();
const laidOut = vi.fn<(layout: TableLayout) => void>();

const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    cell: (row) => {
      rendered(row.id);
      return row.name;
    },
  },
  { id: 'city', header: 'City', width: 200, cell: (row) => row.city },
];

const PEOPLE: Person[] = ['Ana', 'Berta', 'Carla', 'Dora'].map((name) => ({
  id: name,
  name,
  city: 'Holguín',
}));

function Explorer(props: Partial<DataTableProps<Person>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState<TableLayout>({});
  return (
    <KitProvider>
      <DataTable
        label="People"
        columns={columns}
        rows={PEOPLE}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        onOpen={(row) => opened(row.id)}
        onSort={sorted}
        sort={{ id: 'name', isDescending: false }}
        selection={selection}
        onSelectionChange={setSelection}
        layout={layout}
        onLayoutChange={(next) => {
          setLayout(next);
          laidOut(next);
        }}
        {...props}
      />
    </KitProvider>
  );
}

const focused = () => document.activeElement?.textContent;
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('tbody input')].map((box) => box.checked);

beforeAll(() => startI18n('kit'));
beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test('one row is in the tab order; j, k, arrows, Home and End move it', async () => {
  await render(<Explorer />);
  expect(document.querySelectorAll('tbody tr[tabindex="0"]')).toHaveLength(1);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('jj');
  expect(focused()).toBe('CarlaHolguín');
  await userEvent.keyboard('k');
  expect(focused()).toBe('BertaHolguín');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('DoraHolguín');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('AnaHolguín');
  await userEvent.keyboard('{End}{Enter}');
  expect(opened.mock.calls).toEqual([['Dora']]);
});

test('x and Space select the row, the checkboxes are named, the head selects all', async () => {
  const screen = await render(<Explorer />);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('xj ');
  expect(checked()).toEqual([true, true, false, false]);
  await screen.getByRole('checkbox', { name: 'Select Carla' }).click();
  expect(checked()).toEqual([true, true, true, false]);
  const all = screen.getByRole('checkbox', { name: 'Select all rows of this page' });
  expect(all.element()).toHaveProperty('indeterminate', true);
  await all.click();
  expect(checked()).toEqual([true, true, true, true]);
  await all.click();
  expect(checked()).toEqual([false, false, false, false]);
});

test('Shift takes all rows between the last marked one and this one, by click and by key', async () => {
  const screen = await render(<Explorer />);
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  await box('Dora').click();
  await box('Berta').click({ modifiers: ['Shift'] });
  expect(checked()).toEqual([false, true, true, true]);
  expect(window.getSelection()?.toString()).toBe('');
  // Taken away as it was given.
  await box('Carla').click({ modifiers: ['Shift'] });
  expect(checked()).toEqual([false, false, false, true]);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('xj{Shift>}jX{/Shift}');
  expect(checked()).toEqual([true, true, true, true].with(3, true));
});

test('selecting or moving renders only the rows it concerns', async () => {
  await render(<Explorer />);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  rendered.mockClear();
  await userEvent.keyboard('x');
  expect(rendered.mock.calls).toEqual([['Ana']]);
  rendered.mockClear();
  await userEvent.keyboard('j');
  expect(rendered.mock.calls).toEqual([['Ana'], ['Berta']]);
});

test('the sorted column says so, and its button turns it', async () => {
  const screen = await render(<Explorer />);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(sorted.mock.calls).toEqual([[{ id: 'name', isDescending: true }]]);
  await expect.element(screen.getByRole('button', { name: 'City' })).toHaveAttribute('aria-disabled', 'true');
});

test('left and right walk along the head, with Shift they change the width', async () => {
  const screen = await render(<Explorer />);
  screen.getByRole('button', { name: 'Name' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('City');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(laidOut.mock.calls).toEqual([[{ widths: { city: 216 } }]]);
});

test('dragging the edge of a head changes its width once, without rendering a row', async () => {
  await render(<Explorer />);
  rendered.mockClear();
  const grip = document.querySelector('th[aria-sort] > span');
  const at = (x: number) => ({ clientX: x, pointerId: 1, bubbles: true, cancelable: true });
  if (!grip) throw new Error('No grip');
  grip.setPointerCapture = () => undefined;
  grip.dispatchEvent(new PointerEvent('pointerdown', at(100)));
  grip.dispatchEvent(new PointerEvent('pointermove', at(130)));
  grip.dispatchEvent(new PointerEvent('pointerup', at(160)));
  expect(laidOut.mock.calls).toEqual([[{ widths: { name: 200 } }]]);
  expect(rendered).not.toHaveBeenCalled();
});

test('order, hidden and pinned columns follow the layout', async () => {
  const screen = await render(<Explorer layout={{ order: ['city', 'name'] }} />);
  const heads = () => [...document.querySelectorAll('th button')].map((head) => head.textContent);
  expect(heads()).toEqual(['City', 'Name']);
  await screen.rerender(<Explorer layout={{ pinned: ['city'] }} />);
  expect(heads()).toEqual(['City', 'Name']);
  const pinned = document.querySelector('tbody td:nth-child(2)');
  expect(pinned && getComputedStyle(pinned).position).toBe('sticky');
  expect(pinned && getComputedStyle(pinned).left).toBe('36px');
  await screen.rerender(<Explorer layout={{ hidden: ['name'] }} />);
  expect(heads()).toEqual(['City']);
});

test('a new page starts at its top, and j goes to the rows from anywhere', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, name: `Row ${at}`, city: '' }));
  const screen = await render(<Explorer rows={many} pageKey="1" />);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('{End}');
  const scroller = document.querySelector('table')?.parentElement;
  expect(scroller?.scrollTop).toBeGreaterThan(0);
  await screen.rerender(<Explorer rows={many.slice(30)} pageKey="2" />);
  await expect.poll(() => scroller?.scrollTop).toBe(0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('j');
  await expect.poll(focused).toBe('Row 30');
});

test('waiting rows have the height of real ones', async () => {
  const screen = await render(<Explorer />);
  const height = () => document.querySelector('tbody tr')?.getBoundingClientRect().height;
  const real = height();
  await screen.rerender(<Explorer rows={[]} isLoading />);
  expect(height()).toBe(real);
});

test('below the mobile breakpoint the rows are cards', async () => {
  await page.viewport(1263, 900);
  const screen = await render(<Explorer card={(row) => <a href="#x">{row.name}</a>} />);
  await expect.element(screen.getByRole('list', { name: 'People' })).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  await page.viewport(1264, 900);
  await expect.element(screen.getByRole('table', { name: 'People' })).toBeVisible();
});
