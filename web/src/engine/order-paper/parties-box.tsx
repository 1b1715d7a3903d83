import { Link } from '@tanstack/react-router';
import { mayCall } from '#domain/access/access.ts';
import { screenOf } from '#domain/access/screens.ts';
import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { formatPhone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { OrderRecord } from './order-record.ts';
import styles from './order-paper.module.css';

/** Sender and receiver as they were when the order was made. */
interface Person {
  readonly name?: string;
  readonly number?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly ci?: string | null;
  readonly passport?: string | null;
  readonly address?: CubanAddress | null;
  readonly altReceivers?: readonly { readonly name: string; readonly phone?: string }[];
}

export function PartiesBox({ order }: { order: OrderRecord }) {
  const t = useMessages('order-paper');
  const sender = order.sender as Person;
  const receiver = order.receiver as Person;
  const subject = useSubject();
  const mayOpen = subject !== null && mayCall(screenOf('customers.paper').access, subject).allowed;
  return (
    <PaperColumns>
      <PaperSection title={t(($) => $.sender)}>
        <PersonLines person={sender} href={mayOpen ? paperOf(order.customerId) : undefined} />
      </PaperSection>
      <PaperSection title={t(($) => $.receiver)}>
        <PersonLines person={receiver} />
      </PaperSection>
    </PaperColumns>
  );
}

function PersonLines({ person, href }: { person: Person; href?: string }) {
  const t = useMessages('order-paper');
  const { name = '—', number, phone, email, ci, passport, address, altReceivers = [] } = person;
  const facts = [
    phone && formatPhone(phone),
    ci && t(($) => $.ci, { number: ci }),
    passport && t(($) => $.passport, { number: passport }),
    email,
    number,
  ];
  return (
    <div className={styles.person}>
      <p className={styles.name}>{href === undefined ? name : <Link to={href}>{name}</Link>}</p>
      <p className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {address && <p>{cubanAddressLine(address)}</p>}
      {altReceivers.map((other) => (
        <p key={other.name}>{t(($) => $.altReceiver, { name: other.name })}</p>
      ))}
    </div>
  );
}

function paperOf(customerId: string | null): string | undefined {
  return customerId === null ? undefined : `/customers/paper/${customerId}`;
}
