import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './evidence.module.css';
import { useFactText } from './use-fact-text.ts';
import { usePartyWord } from './use-party-word.ts';

/** Whom the case is about, where nobody listed stands beside them. */
export function PeopleSheet({ subjects }: Pick<CasePaper, 'subjects'>) {
  const t = useMessages('case');
  const party = usePartyWord();
  const inWords = useFactText();
  return (
    <Sheet padding="paper" title={t(($) => $.people)}>
      <ul className={styles.people}>
        {subjects.map(({ role, name, customerId, facts }) => (
          <li key={`${role} ${name}`}>
            <p className={styles.party}>{party(role)}</p>
            <b>{customerId === null ? name : <Link to={`/customers/paper/${customerId}`}>{name}</Link>}</b>
            <dl className={styles.figures}>
              {facts.map(({ fact, value }) => (
                <Fragment key={`${fact} ${value}`}>
                  <dt>{t(($) => $.fact[fact])}</dt>
                  <dd>{inWords(fact, value)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
