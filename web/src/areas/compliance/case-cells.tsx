import { mdiEqual, mdiHelp, mdiNotEqualVariant } from '@mdi/js';
import { useState } from 'react';
import { caseReasonWord } from '#domain/areas/compliance/case-file.labels.ts';
import { caseStateLabels } from '#domain/areas/compliance/cases.labels.ts';
import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';
import type { CaseState, EvidenceFlag } from '#domain/areas/compliance/cases.values.ts';
import { evidenceFlagLabels } from '#domain/areas/compliance/cases.labels.ts';
import { Chip } from '#web/kit/text/chip.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { shortSpan } from './short-span.ts';
import { slaState } from './sla-state.ts';
import styles from './cases.module.css';

const stateTones: Record<CaseState, Tone> = {
  Open: 'warn',
  Claimed: 'info',
  NeedInfo: 'mute',
  SecondPerson: 'info',
  Cleared: 'ok',
  Blocked: 'err',
  Closed: 'mute',
};

export function CaseStateChip({ state }: { state: CaseState }) {
  return <StatusChip tone={stateTones[state]} label={caseStateLabels[useLanguage()][state]} />;
}

/** How long a case has waited, and how long it still may; the later, the louder. */
export function CaseAge({ row }: { row: Pick<CaseRow, 'openedAt' | 'slaAt' | 'isPaused' | 'state'> }) {
  const t = useMessages('compliance');
  const [now] = useState(() => Date.now());
  const state = slaState(row, now);
  const left = shortSpan(Date.parse(row.slaAt) - now);
  return (
    <span className={`${styles.age} ${styles[state]}`}>
      <i />
      <b>{shortSpan(now - Date.parse(row.openedAt))}</b>
      <small>{t(($) => $.sla[state], { span: left })}</small>
    </span>
  );
}

const flagIcons: Record<EvidenceFlag, string> = {
  match: mdiEqual,
  conflict: mdiNotEqualVariant,
  missing: mdiHelp,
};

/** A fact beside the name: the same, another one, or unknown. A match speaks for the hit, so it is the loud one. */
export function EvidenceMark({ flag, fact }: { flag: EvidenceFlag; fact?: string }) {
  const word = evidenceFlagLabels[useLanguage()][flag];
  return (
    <span className={`${styles.mark} ${styles[flag]}`}>
      <Icon path={flagIcons[flag]} size={16} label={fact === undefined ? word : `${fact}: ${word}`} />
      {fact !== undefined && <span aria-hidden="true">{fact}</span>}
    </span>
  );
}

interface ReasonChipsProps {
  reasons: readonly string[];
  /** Of rules, by code; in the list there is room for the code only. */
  names?: ReadonlyMap<string, string>;
}

export function ReasonChips({ reasons, names }: ReasonChipsProps) {
  const language = useLanguage();
  return (
    <span className={styles.chips}>
      {reasons.map((reason) => (
        <Chip key={reason} label={names?.get(reason) ?? caseReasonWord(reason, language)} />
      ))}
    </span>
  );
}

/** `0.88` with a bar of its length. */
export function ScoreMark({ score }: { score: number | null }) {
  if (score === null) return null;
  return (
    <span className={styles.score}>
      <meter className={styles.meter} min={0} max={1} value={score} aria-hidden="true" />
      <b>{score.toFixed(2)}</b>
    </span>
  );
}
