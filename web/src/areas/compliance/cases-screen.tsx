import { mdiSkipNextOutline } from '@mdi/js';
import { useMemo } from 'react';
import { casesExplorer } from '#domain/areas/compliance/cases.explorer.ts';
import { casesLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { CaseCard } from './case-card.tsx';
import { CaseAge, CaseStateChip, EvidenceMark, ReasonChips, ScoreMark } from './case-cells.tsx';
import { caseAddress } from './case-address.ts';
import { casePresets } from './case-presets.ts';
import styles from './cases.module.css';
import { DeskTabs } from './desk-tabs.tsx';
import { useMayDecide } from './use-may-decide.ts';
import { useClaimKey } from './use-claim-key.ts';
import { useNextCase } from './use-next-case.ts';

const tones = { parties: 'strong', amount: 'strong', office: 'dim', list: 'dim', programs: 'dim' } as const;

/** Services in Hold: what waits for a decision of compliance, the gravest first. */
export function CasesScreen() {
  const t = useMessages('compliance');
  const words = useLabelProps(casesLabels);
  const mayDecide = useMayDecide();
  const next = useNextCase();
  const presets = useMemo(() => casePresets(t, mayDecide), [t, mayDecide]);
  const cells = useMemo(() => caseCells(t), [t]);
  useClaimKey(mayDecide);
  return (
    <>
      <DeskTabs active="cases" />
      <Explorer
        definition={casesExplorer}
        {...words}
        labels={{ ...words.labels, slaAt: t(($) => $.age) }}
        {...{ cells, tones, presets }}
        defaultPreset="open"
        link="number"
        rowLabel={(row) => row.number}
        rowHref={caseAddress}
        card={(row) => <CaseCard row={row} href={caseAddress(row)} />}
        primaryAction={
          mayDecide ? { label: t(($) => $.next), icon: mdiSkipNextOutline, to: () => void next() } : undefined
        }
        empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
      />
    </>
  );
}

function caseCells(t: Translate<Catalog['compliance']>) {
  return {
    slaAt: (row: CaseRow) => <CaseAge row={row} />,
    state: (row: CaseRow) => <CaseStateChip state={row.state} />,
    severity: (row: CaseRow) => t(($) => $.severity[row.severity as 1 | 2 | 3]),
    reasons: (row: CaseRow) => <ReasonChips reasons={row.reasons} />,
    score: (row: CaseRow) => <ScoreMark score={row.score} />,
    programs: (row: CaseRow) => row.programs.join(', '),
    birth: (row: CaseRow) => row.score !== null && <EvidenceMark flag={row.birth} />,
    idNumber: (row: CaseRow) => row.score !== null && <EvidenceMark flag={row.idNumber} />,
    country: (row: CaseRow) => row.score !== null && <EvidenceMark flag={row.country} />,
    priorDecisions: (row: CaseRow) => (row.priorDecisions === 0 ? null : row.priorDecisions),
    holder: (row: CaseRow) =>
      row.holder === '' ? <span className={styles.free}>{t(($) => $.free)}</span> : row.holder,
    approvals: (row: CaseRow) => `${row.approvals}/${row.approvalsNeeded}`,
  };
}
