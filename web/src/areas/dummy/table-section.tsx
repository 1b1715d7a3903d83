import { useMemo, useState } from 'react';
import { DataTable } from '#web/kit/table/data-table.tsx';
import type { TableColumn, TableLayout, TableSort } from '#web/kit/table/table-column.ts';
import { TableFooter } from '#web/kit/table/table-footer.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { sampleOrders } from './sample-orders.ts';
import type { SampleOrder } from './sample-orders.ts';
import styles from './dummy.module.css';

type Words = Translate<Catalog['dummy']>;

function columnsOf(t: Words): TableColumn<SampleOrder>[] {
  return [
    {
      id: 'number',
      header: t(($) => $.col.number),
      width: 150,
      tone: 'link',
      isSortable: true,
      cell: (row) => <a href="#order">{row.number}</a>,
    },
    {
      id: 'time',
      header: t(($) => $.col.time),
      width: 70,
      tone: 'dim',
      isSortable: true,
      cell: (row) => row.time,
    },
    { id: 'sender', header: t(($) => $.col.sender), width: 160, tone: 'strong', cell: (row) => row.sender },
    { id: 'phone', header: t(($) => $.col.phone), width: 135, tone: 'dim', cell: (row) => row.phone },
    { id: 'receiver', header: t(($) => $.col.receiver), width: 150, cell: (row) => row.receiver },
    { id: 'territory', header: t(($) => $.col.territory), width: 110, cell: (row) => row.territory },
    {
      id: 'method',
      header: t(($) => $.col.method),
      width: 130,
      tone: 'dim',
      cell: (row) => t(($) => $.method[row.method]),
    },
    { id: 'net', header: t(($) => $.col.net), width: 80, tone: 'dim', align: 'end', cell: (row) => row.net },
    {
      id: 'total',
      header: t(($) => $.col.total),
      width: 80,
      tone: 'strong',
      align: 'end',
      isSortable: true,
      cell: (row) => row.total,
    },
    { id: 'status', header: t(($) => $.col.status), width: 150, cell: (row) => <Status row={row} /> },
  ];
}

function Status({ row }: { row: SampleOrder }) {
  const t = useMessages('dummy');
  return <StatusChip tone={row.tone} label={t(($) => $.status[row.status])} />;
}

function OrderCard({ row }: { row: SampleOrder }) {
  return (
    <div className={styles.card}>
      <b>{row.sender}</b>
      <b>{row.total}</b>
      <small>
        → {row.receiver}, {row.territory}
      </small>
      <Status row={row} />
    </div>
  );
}

/** The explorer's table with everything switched on, and its waiting state. */
export function TableSection({ isLoading = false }: { isLoading?: boolean }) {
  const t = useMessages('dummy');
  const columns = useMemo(() => columnsOf(t), [t]);
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
      label={t(($) => $.orders)}
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
          range={t(($) => $.range, { from: page * 50 + 1, to: page * 50 + 50, total: 412 })}
          totals={[
            { label: t(($) => $.col.net), value: '$61,240.00' },
            { label: t(($) => $.col.total), value: '$68,588.80' },
          ]}
          onPrevious={page > 0 ? () => turn(page - 1) : undefined}
          onNext={() => turn(page + 1)}
        />
      }
    />
  );
}
