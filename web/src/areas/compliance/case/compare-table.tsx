import { Link } from '@tanstack/react-router';
import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { compareRows } from './compare-rows.ts';
import type { CompareRow } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { useFactText } from './use-fact-text.ts';

/** What is the same speaks for the hit, so it is the loud one. */
const tones: Record<NonNullable<CompareRow['verdict']>, Tone> = {
  same: 'err',
  compatible: 'warn',
  different: 'ok',
  unknown: 'mute',
};

interface CompareTableProps {
  hit: CaseHit;
  subject: CasePaper['subjects'][number] | undefined;
}

/** Who we have beside who is listed, fact by fact. */
export function CompareTable({ hit, subject }: CompareTableProps) {
  const t = useMessages('case');
  const others = hit.entry.names.map(({ name }) => name).filter((name) => name !== hit.name);
  return (
    <table className={styles.compare}>
      <caption className="visually-hidden">{hit.subjectName}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t(($) => $.hit.fact)}</span>
          </th>
          <th scope="col">{t(($) => $.hit.ours)}</th>
          <th scope="col">{t(($) => $.hit.listed)}</th>
          <th scope="col">
            <span className="visually-hidden">{t(($) => $.hit.verdict)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {compareRows(hit, subject).map((row) => (
          <tr key={row.fact} className={row.fact === 'name' ? styles.name : undefined}>
            <th scope="row">{t(($) => $.fact[row.fact])}</th>
            <td>
              <Ours row={row} customerId={subject?.customerId ?? null} />
            </td>
            <td>
              <Value row={row} text={row.listed} />
              {row.fact === 'name' && others.length > 0 && (
                <small>{t(($) => $.hit.others, { names: others.slice(0, shownNames).join(' · ') })}</small>
              )}
            </td>
            <td>{row.verdict && <Verdict verdict={row.verdict} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Further names stand in the whole entry. */
const shownNames = 3;

function Verdict({ verdict }: { verdict: NonNullable<CompareRow['verdict']> }) {
  const t = useMessages('case');
  return <StatusChip tone={tones[verdict]} label={t(($) => $.verdict[verdict])} />;
}

/** The name of a customer leads to its paper. */
function Ours({ row, customerId }: { row: CompareRow; customerId: string | null }) {
  if (row.fact !== 'name' || customerId === null) return <Value row={row} text={row.ours} />;
  return <Link to={`/customers/paper/${customerId}`}>{row.ours}</Link>;
}

function Value({ row, text }: { row: CompareRow; text: string }) {
  const inWords = useFactText();
  return text === '' ? <span className={styles.none}>—</span> : inWords(row.fact, text);
}
