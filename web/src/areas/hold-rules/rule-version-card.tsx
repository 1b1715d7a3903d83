import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { Chip } from '#web/kit/text/chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import styles from './rule-version-card.module.css';
import { useRuleWords } from './use-rule-words.ts';

/** One version with everything it says. */
export function RuleVersionCard({ version }: { version: RuleVersion }) {
  const words = useRuleWords();
  const { t } = words;
  const { measure, action, checkType, isOn, source, services } = version;
  return (
    <div className={styles.card}>
      <div className={styles.chips}>
        <b>{t(($) => $.version, { version: version.version })}</b>
        <StatusChip tone={isOn ? 'ok' : 'mute'} label={t(($) => (isOn ? $.state.on : $.state.off))} />
        <Chip label={t(($) => $.action[action])} />
        <Chip label={t(($) => $.check[checkType])} />
        {version.isAml && <Chip label={t(($) => $.aml)} />}
      </div>
      <span>{words.measure(measure)}</span>
      <small>{[words.services(services), words.period(version)].join(' · ')}</small>
      {source !== '' && <small>{source}</small>}
      {version.reason !== '' && version.createdBy !== null && <q>{version.reason}</q>}
    </div>
  );
}
