import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import type { Catalog } from '#web/lib/i18n.ts';

type Fact = keyof Catalog['case']['fact'];
type Verdict = keyof Catalog['case']['verdict'];

/** One fact of the person beside the same fact of the listed one. */
export interface CompareRow {
  readonly fact: Fact;
  readonly ours: string;
  readonly listed: string;
  /** What the engine found; missing where it compares nothing. */
  readonly verdict?: Verdict;
}

type Subject = CasePaper['subjects'][number];

/** The facts that both sides may have, in the order in which an officer goes through them. */
export function compareRows(hit: CaseHit, subject: Subject | undefined): CompareRow[] {
  const { entry } = hit;
  const rows: CompareRow[] = [
    { fact: 'name', ours: hit.subjectName, listed: hit.name },
    row('birth', entry.births.join(', ')),
    row('sex', entry.sexes.join(', ')),
    row('country', entry.nationalities.join(', ')),
    row('id-number', entry.ids.map(idText).join(', ')),
    row('address', entry.addresses.join('; ')),
    row('occupation', entry.title),
  ];
  return rows.filter(({ ours, listed }) => ours !== '' || listed !== '');

  function row(fact: Fact, listed: string): CompareRow {
    const found = hit.evidence.find((one) => one.fact === fact);
    const known = (subject?.facts ?? []).filter((one) => one.fact === fact).map(({ value }) => value);
    const ours = known.join(', ') || (found?.subject ?? '');
    const compared = ['birth', 'sex', 'country', 'id-number'].includes(fact);
    return { fact, ours, listed, ...(compared && { verdict: found?.verdict ?? 'unknown' }) };
  }
}

function idText({ kind, number, country }: CaseHit['entry']['ids'][number]): string {
  return [kind, number, country && `(${country})`].filter(Boolean).join(' ');
}
