import { faultLabels } from '#domain/areas/compliance/list-names.labels.ts';
import type { VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { ChangeLines } from './change-lines.tsx';
import styles from './lists.module.css';

/** Whether files may become active, what they would change, and which of their rows cannot be read. */
export function PreviewBox({ shown }: { shown: VersionPreview }) {
  const t = useMessages('lists');
  const faults = faultLabels[useLanguage()];
  if (shown.fault) {
    const { part, fault } = shown.fault;
    const words = { part: t(($) => $.part[part]), fault: faults[fault] };
    return (
      <>
        <Banner tone="danger">{t(($) => $.refusedWhy, words)}</Banner>
        <Unreadable shown={shown} />
      </>
    );
  }
  if (shown.isUnchanged) return <Banner tone="info">{t(($) => $.same)}</Banner>;
  return (
    <>
      <Banner tone="info" title={t(($) => $.may)}>
        {t(($) => $.rowsBefore, { rows: formatNumber(shown.rows), before: formatNumber(shown.rowsBefore) })}
      </Banner>
      <Unreadable shown={shown} />
      <Counts {...shown} />
      <Changes shown={shown} />
    </>
  );
}

/** How many entries a version added, changed and removed. */
export function Counts({ added, changed, removed }: { added: number; changed: number; removed: number }) {
  const t = useMessages('lists');
  return (
    <dl className={styles.counts}>
      {(
        [
          ['+', t(($) => $.added), added],
          ['~', t(($) => $.changed), changed],
          ['−', t(($) => $.removed), removed],
        ] as const
      ).map(([sign, label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span aria-hidden="true">{sign}</span>
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ shown: { changes, added, changed, removed } }: { shown: VersionPreview }) {
  const t = useMessages('lists');
  const all = added + changed + removed;
  return (
    <>
      {all > changes.length && (
        <p>{t(($) => $.firstOf, { shown: changes.length, all: formatNumber(all) })}</p>
      )}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.entryId}>
            <b>{change.name}</b>
            <ChangeLines change={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Unreadable({ shown: { parts } }: { shown: VersionPreview }) {
  const t = useMessages('lists');
  return parts
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ part, unreadable, lines }) => (
      <p key={part} className={styles.trouble}>
        {t(($) => $.unreadable, { part: t(($) => $.part[part]), count: unreadable })} (
        {lines.map(({ line }) => t(($) => $.line, { line })).join(', ')})
      </p>
    ));
}
