import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { fundStateOf } from './fund-state.ts';
import styles from './fund-note.module.css';

interface FundNoteProps {
  standing: FundStanding | undefined;
  /** US cents that the payment being entered would take from the fund. */
  taken?: bigint;
}

/** What the fund of the office allows: one quiet line, a warning, or that the sale will be refused. */
export function FundNote({ standing, taken = 0n }: FundNoteProps) {
  const t = useMessages('fund-standing');
  const state = standing && fundStateOf(standing, taken);
  if (standing === undefined || !state) return null;
  const { fund, lapsedLicence } = standing;
  const amount = formatMoney(fund?.available ?? '0', 'USD');
  if (state === 'calm') return <p className={styles.calm}>{t(($) => $.calm, { amount })}</p>;
  if (state === 'low') return <Banner tone="warn">{t(($) => $.low, { amount })}</Banner>;
  const texts = {
    held: () => t(($) => $.held),
    licence: () => t(($) => $.licence, { number: lapsedLicence ?? '' }),
    overdue: () => t(($) => $.overdue, { date: formatDate(fund?.overdueSince ?? '') }),
    empty: () => t(($) => $.empty),
    short: () => t(($) => $.short, { amount, needed: formatMoney(String(taken), 'USD') }),
  };
  return <Banner tone="danger">{texts[state]()}</Banner>;
}
