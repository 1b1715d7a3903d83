import { useState } from 'react';
import { DataTable } from '#web/kit/table/data-table.tsx';
import type { TableColumn, TableLayout, TableSort } from '#web/kit/table/table-column.ts';
import { TableFooter } from '#web/kit/table/table-footer.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { sampleOrders } from './sample-orders.ts';
import type { SampleOrder } from './sample-orders.ts';
import styles from './dummy.module.css';

const columns: TableColumn<SampleOrder>[] = [
  {
    id: 'number',
    header: 'Number',
    width: 150,
    tone: 'link',
    isSortable: true,
    cell: (row) => <a href="#order">{row.number}</a>,
  },
  { id: 'time', header: 'Time', width: 70, tone: 'dim', isSortable: true, cell: (row) => row.time },
  { id: 'sender', header: 'Sender', width: 160, tone: 'strong', isSortable: true, cell: (row) => row.sender },
  { id: 'phone', header: 'Phone', width: 135, tone: 'dim', cell: (row) => row.phone },
  { id: 'receiver', header: 'Receiver', width: 150, cell: (row) => row.receiver },
  { id: 'territory', header: 'Territory', width: 120, cell: (row) => row.territory },
  { id: 'method', header: 'Method', width: 110, tone: 'dim', cell: (row) => row.method },
  {
    id: 'net',
    header: 'Net',
    width: 80,
    tone: 'dim',
    align: 'end',
    isSortable: true,
    cell: (row) => row.net,
  },
  {
    id: 'total',
    header: 'Total',
    width: 80,
    tone: 'strong',
    align: 'end',
    isSortable: true,
    cell: (row) => row.total,
  },
  {
    id: 'status',
    header: 'Status',
    width: 150,
    cell: (row) => <StatusChip tone={row.tone} label={row.status} />,
  },
];

function OrderCard({ row }: { row: SampleOrder }) {
  return (
    <div className={styles.card}>
      <b>{row.sender}</b>
      <b>{row.total}</b>
      <small>
        → {row.receiver}, {row.territory}
      </small>
      <StatusChip tone={row.tone} label={row.status} />
    </div>
  );
}

/** The explorer's table with everything switched on, and its waiting state. */
export function TableSection({ isLoading = false }: { isLoading?: boolean }) {
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState<TableSort>({ id: 'time', isDescending: true });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState<TableLayout>({});
  const [rows, setRows] = useState(() => sampleOrders(50));

  function turn(next: number) {
    setPage(next);
    setRows(sampleOrders(50, next));
  }

  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={isLoading ? [] : rows}
      rowId={(row) => row.number}
      rowLabel={(row) => row.number}
      isLoading={isLoading}
      skeletonRows={6}
      pageKey={String(page)}
      {...{ sort, selection, layout }}
      onSort={setSort}
      onSelectionChange={setSelection}
      onLayoutChange={setLayout}
      card={(row) => <OrderCard row={row} />}
      footer={
        <TableFooter
          range={`${page * 50 + 1}–${page * 50 + 50} of 412`}
          totals={[
            { label: 'Net', value: '$61,240.00' },
            { label: 'Total', value: '$68,588.80' },
          ]}
          onPrevious={page > 0 ? () => turn(page - 1) : undefined}
          onNext={() => turn(page + 1)}
        />
      }
    />
  );
}
