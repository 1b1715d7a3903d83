import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import { addDays } from '#domain/kernel/calendar.ts';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { fundState } from './fund-state.tsx';
import { useToday } from './use-today.ts';

/** What stops the office from selling, or soon will. */
export function FundBanner({ fund }: { fund: FundPaper }) {
  const t = useMessages('funds');
  const today = useToday();
  const { available, graceDays, oldestUnpaidDay, licences } = fund;
  const state = fundState(fund);
  const lapsed = licences.find(({ isExpired, blocksSales }) => isExpired && blocksSales);
  if (lapsed) {
    return (
      <Banner tone="danger" title={t(($) => $.banner.licence)}>
        {t(($) => $.banner.licenceText, { number: lapsed.number })}
      </Banner>
    );
  }
  if (graceDays !== null && oldestUnpaidDay !== null && addDays(oldestUnpaidDay, graceDays) < today) {
    return (
      <Banner tone="danger" title={t(($) => $.banner.debt)}>
        {t(($) => $.banner.debtText, { date: formatDate(oldestUnpaidDay), days: graceDays })}
      </Banner>
    );
  }
  if (state === 'empty') {
    return (
      <Banner tone="danger" title={t(($) => $.banner.empty)}>
        {t(($) => $.banner.emptyText)}
      </Banner>
    );
  }
  if (state !== 'low' || available === null) return null;
  return (
    <Banner tone="warn" title={t(($) => $.banner.low)}>
      {t(($) => $.banner.lowText, { amount: formatMoney(available, 'USD') })}
    </Banner>
  );
}
