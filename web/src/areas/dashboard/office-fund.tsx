import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { FundNote } from '#web/engine/fund-standing/fund-note.tsx';
import { fundStateOf } from '#web/engine/fund-standing/fund-state.ts';
import { useFundStanding } from '#web/engine/fund-standing/use-fund-standing.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './dashboard.module.css';

/** What the office can still sell, where its fund limits it. */
export function OfficeFund() {
  const t = useMessages('fund-standing');
  const standing = useFundStanding();
  const state = standing && fundStateOf(standing, 0n);
  if (standing === undefined || !state) return null;
  return (
    <Sheet title={t(($) => $.title)}>
      {standing.fund !== null && (
        <p className={styles.fund}>
          <strong>{formatMoney(leftOf(standing.fund), 'USD')}</strong> {t(($) => $.left)}
        </p>
      )}
      {state !== 'calm' && <FundNote standing={standing} />}
    </Sheet>
  );
}

/** Below zero nothing can be sold, and no seller has to know by how much. */
function leftOf({ available }: NonNullable<FundStanding['fund']>): string {
  return available.startsWith('-') ? '0' : available;
}
