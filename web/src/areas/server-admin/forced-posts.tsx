import { Link } from '@tanstack/react-router';
import type { Currency } from '#domain/kernel/money.ts';
import type { ForcedPost, ForcedPostState } from '#domain/areas/server-admin/forced-posts.schema.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './ledger-tab.module.css';

const tones: Record<ForcedPostState, Tone> = {
  Asked: 'info',
  Refused: 'mute',
  Granted: 'warn',
  Open: 'err',
  Covered: 'ok',
};

/** What went below a floor because two persons said so: the open ones first. */
export function ForcedPosts() {
  const t = useMessages('server-admin');
  const { data } = useCall('GET /api/server/ledger/forced-posts', {});
  return (
    <Sheet title={t(($) => $.ledger.forced.title)} padding="side">
      {data?.posts.length === 0 && <p className={styles.quiet}>{t(($) => $.ledger.forced.none)}</p>}
      <ul className={styles.checks}>
        {data?.posts.map((post) => (
          <li key={post.id} className={styles.forced}>
            <Head post={post} />
            <span>{post.reason}</span>
            <Who post={post} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Head({ post }: { post: ForcedPost }) {
  const t = useMessages('server-admin');
  const { state, office, account, currency, amount, below } = post;
  const money = (minor: string) => formatMoney(minor, (currency ?? 'USD') as Currency);
  return (
    <span className={styles.check}>
      <b>
        {office ?? account ?? t(($) => $.ledger.forced.unposted)} {amount !== null && money(amount)}
      </b>
      <span>
        {state === 'Open' && (
          <small>{t(($) => $.ledger.forced.below, { amount: money(below ?? '0') })} </small>
        )}
        <StatusChip tone={tones[state]} label={t(($) => $.ledger.forced.state[state])} />
      </span>
    </span>
  );
}

function Who({ post }: { post: ForcedPost }) {
  const t = useMessages('server-admin');
  const { askedBy, askedAt, decidedBy, decidedAt, number, orderId, service } = post;
  return (
    <small>
      {t(($) => $.ledger.forced.asked, { who: askedBy, at: formatDateTime(askedAt) })}
      {decidedBy !== null && decidedAt !== null && (
        <> · {t(($) => $.ledger.forced.decided, { who: decidedBy, at: formatDateTime(decidedAt) })}</>
      )}
      {number !== null && (
        <>
          {' · '}
          {service === 'MoneyTransfer' ? (
            <Link to={`/services/transfers/paper/${orderId ?? ''}`}>{number}</Link>
          ) : (
            number
          )}
        </>
      )}
    </small>
  );
}
