import { useQuery } from '@tanstack/react-query';
import { type Explorer, sumLimit } from '#domain/kernel/explorer.ts';
import type { Totals } from '#domain/kernel/explorer.endpoints.ts';
import { TableFooter } from '#web/kit/table/table-footer.tsx';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { PageOf } from './explorer-calls.ts';
import { totalsQuery } from './explorer-calls.ts';
import type { ExplorerState } from './explorer-state.ts';
import type { ExplorerWords } from './explorer-words.ts';
import type { ChangeState } from './use-explorer-state.ts';

interface ExplorerFooterProps {
  explorer: Explorer;
  words: ExplorerWords;
  state: ExplorerState;
  page: PageOf<unknown> | undefined;
  change: ChangeState;
}

/** Where I am, what the whole filter adds up to, one page back or on. */
export function ExplorerFooter({ explorer, words, state, page, change }: ExplorerFooterProps) {
  const t = useMessages('explorer');
  const { data: totals } = useQuery({ ...totalsQuery(explorer, state), enabled: page !== undefined });
  const { from, limit } = state;
  const shown = page?.rows.length ?? 0;
  const to = from + shown - 1;
  const count = totals && `${formatNumber(totals.count)}${totals.isCapped ? '+' : ''}`;

  function range(): string {
    if (page === undefined) return ' ';
    if (shown === 0) return t(($) => $.none);
    if (count === undefined) return t(($) => $.rangeOpen, { from: formatNumber(from), to: formatNumber(to) });
    return t(($) => $.range, { from: formatNumber(from), to: formatNumber(to), count });
  }

  function back() {
    const isSecond = from - limit <= 1;
    // The first page is asked for as such: by a cursor it could come short when rows were added meanwhile.
    change(
      isSecond
        ? { after: '', before: '', from: 1 }
        : { before: page?.previous ?? '', after: '', from: from - limit },
    );
  }

  return (
    <TableFooter
      range={range()}
      totals={sumsOf(totals).map(([name, sum]) => {
        const [column = name, currency = 'USD'] = name.split('.');
        const isMoney = explorer.columns[column]?.kind === 'money';
        return {
          label: words.labels[column] ?? column,
          value: isMoney ? formatMoney(sum, currency) : formatNumber(Number(sum)),
        };
      })}
      note={isTooMany(totals) && t(($) => $.narrow, { count: formatNumber(sumLimit) })}
      onPrevious={page?.previous ? back : undefined}
      onNext={
        page?.next ? () => change({ after: page.next ?? '', before: '', from: from + shown }) : undefined
      }
    />
  );
}

/** Of sums by currency, `payout.CUP`, those that are not there are left out. */
function sumsOf(totals: Totals | undefined): [name: string, sum: string][] {
  return Object.entries(totals?.sums ?? {}).filter(([name, sum]) => !name.includes('.') || sum !== '0');
}

/** Sums stop at a limit: beyond it there are none. */
function isTooMany(totals: Totals | undefined): boolean {
  return totals?.sums === null;
}
