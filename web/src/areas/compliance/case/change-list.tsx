import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import type { Catalog } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './hit.module.css';
import { listedValue } from './listed-value.ts';

type Change = NonNullable<CaseHit['changedSince']>[number];
type Messages = Catalog['case'];

interface ChangeListProps {
  title: string;
  text?: string;
  changes: readonly Change[];
}

/** What changed, field by field: as it was, and as it is. */
export function ChangeList({ title, text, changes }: ChangeListProps) {
  const t = useMessages('case');
  if (changes.length === 0) return null;
  return (
    <section className={styles.change} aria-label={title}>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      <dl>
        {changes.map(({ what, field, before, after }) => (
          <div key={`${what} ${field}`}>
            <dt>
              {t(($) => $.hit.what[what as keyof Messages['hit']['what']])}
              <small>
                {t(($) => $.fact[field as keyof Messages['fact']], { defaultValue: field } as never)}
              </small>
            </dt>
            <dd>
              <span className="visually-hidden">{t(($) => $.hit.before)}: </span>
              <del>{listedValue(before)}</del> <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t(($) => $.hit.after)}: </span>{' '}
              <ins>{listedValue(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
