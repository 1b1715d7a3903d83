import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { Catalog } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './hit.module.css';

/** Everything the publisher says of the entry, for who wants to read it whole. */
export function EntryDetails({ entry }: Pick<CaseHit, 'entry'>) {
  const t = useMessages('case');
  const kind = t(($) => $.kind[entry.kind as keyof Catalog['case']['kind']]);
  const lines = {
    kind,
    names: entry.names.map(({ name, use }) => (use === 'primary' ? name : `${name} (${use})`)).join(' · '),
    birthPlaces: entry.birthPlaces.join(' · '),
    nationalities: entry.nationalities.join(', '),
    ids: entry.ids.map((one) => [one.kind, one.number, one.country].filter(Boolean).join(' ')).join(' · '),
    addresses: entry.addresses.join(' · '),
    programs: entry.programs.join(', '),
    linkedTo: entry.linkedTo.join(' · '),
    remarks: entry.remarks,
  };
  const items = Object.entries(lines)
    .filter(([, value]) => value !== '')
    .map(([fact, value]) => ({ label: t(($) => $.fact[fact as keyof typeof lines]), value }));
  return (
    <details className={styles.details}>
      <summary>{t(($) => $.hit.whole)}</summary>
      <KeyValueList items={items} />
    </details>
  );
}
