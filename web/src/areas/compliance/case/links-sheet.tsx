import { Link } from '@tanstack/react-router';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatPhone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './evidence.module.css';
import { OrderLink } from './order-lines.tsx';

type Shared = CasePaper['links'][number];

/** More orders of one person than these are only counted. */
const shownOrders = 3;

/** Others who have the same phone, address or document, by what they share. */
export function LinksSheet({ links }: Pick<CasePaper, 'links'>) {
  const t = useMessages('case');
  const groups = [...Map.groupBy(links, ({ kind, value }) => `${kind} ${value}`).values()];
  return (
    <Sheet padding="paper" title={t(($) => $.links.title)}>
      {groups.length === 0 && <p className={styles.note}>{t(($) => $.links.none)}</p>}
      <ul className={styles.links}>
        {groups.map((group) => (
          <SharedGroup key={`${group[0]?.kind} ${group[0]?.value}`} group={group} />
        ))}
      </ul>
    </Sheet>
  );
}

function SharedGroup({ group }: { group: readonly Shared[] }) {
  const t = useMessages('case');
  const [{ kind, value }] = group as [Shared];
  return (
    <li>
      <p>
        {t(($) => $.links.kind[kind])} <b>{kind === 'phone' ? formatPhone(value) : value}</b>
      </p>
      <ul>
        {group.map((shared) => (
          <li key={`${shared.role} ${shared.customerId ?? shared.recipientId ?? shared.person}`}>
            <Person shared={shared} /> <small>{t(($) => $.role[shared.role])}</small>
            <span className={styles.numbers}>
              {shared.orders.slice(0, shownOrders).map(({ id, number, service }) => (
                <OrderLink key={id} {...{ id, number, service }} />
              ))}
              {shared.orders.length > shownOrders && (
                <small>{t(($) => $.links.more, { count: shared.orders.length - shownOrders })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Person({ shared: { person, customerId } }: { shared: Shared }) {
  return customerId === null ? <b>{person}</b> : <Link to={`/customers/paper/${customerId}`}>{person}</Link>;
}
