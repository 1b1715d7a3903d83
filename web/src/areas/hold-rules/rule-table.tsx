import { mdiTableOff } from '@mdi/js';
import { useMemo } from 'react';
import type { RuleSummary } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { DataTable } from '#web/kit/table/data-table.tsx';
import { RowCard } from '#web/kit/table/row-card.tsx';
import type { TableColumn } from '#web/kit/table/table-column.ts';
import { Chip } from '#web/kit/text/chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import type { RuleGroup } from './rule-state.ts';
import { shownVersion, stateOf, stateTone } from './rule-state.ts';
import styles from './rule-table.module.css';
import type { RuleWords } from './use-rule-words.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleTableProps {
  group: RuleGroup;
  rules: readonly RuleSummary[];
  onOpen: (rule: RuleSummary) => void;
}

/** The rules of one group, a line each. */
export function RuleTable({ group, rules, onOpen }: RuleTableProps) {
  const words = useRuleWords();
  const { t } = words;
  const columns = useMemo(() => columnsOf(words, onOpen), [words, onOpen]);
  const state = (rule: RuleSummary) => {
    const is = stateOf(rule);
    return <StatusChip tone={stateTone[is]} label={t(($) => $.state[is])} />;
  };
  return (
    <section className={styles.part} aria-label={t(($) => $.group[group])}>
      <h2>{t(($) => $.group[group])}</h2>
      <DataTable
        label={t(($) => $.group[group])}
        columns={columns}
        rows={rules}
        rowId={({ code }) => code}
        rowLabel={({ code }) => code}
        onOpen={onOpen}
        card={(rule) => (
          <RowCard
            title={<Opener rule={rule} words={words} onOpen={onOpen} />}
            end={state(rule)}
            lines={cardLines(rule, words)}
          />
        )}
        empty={<EmptyState icon={mdiTableOff} title={t(($) => $.none)} />}
      />
    </section>
  );
}

interface OpenerProps {
  rule: RuleSummary;
  words: RuleWords;
  onOpen: (rule: RuleSummary) => void;
}

function Opener({ rule, words, onOpen }: OpenerProps) {
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(rule)}>
      {shownVersion(rule)?.name[words.language] ?? rule.code}
    </button>
  );
}

function cardLines(rule: RuleSummary, words: RuleWords): string[] {
  const version = shownVersion(rule);
  if (version === null) return [];
  const { t } = words;
  return [
    `${rule.code} · ${t(($) => $.action[version.action])}${version.isAml ? ` · ${t(($) => $.aml)}` : ''}`,
    words.measure(version.measure),
    `${words.services(version.services)} · ${t(($) => $.hits, { count: rule.hits })}`,
  ];
}

function columnsOf(words: RuleWords, onOpen: RuleTableProps['onOpen']): TableColumn<RuleSummary>[] {
  const { t } = words;
  return [
    {
      id: 'rule',
      header: t(($) => $.col.rule),
      width: 250,
      tone: 'strong',
      cell: (rule) => <Opener rule={rule} words={words} onOpen={onOpen} />,
    },
    { id: 'code', header: t(($) => $.field.code), width: 136, tone: 'dim', cell: ({ code }) => code },
    {
      id: 'state',
      header: t(($) => $.col.state),
      width: 152,
      cell: (rule) => {
        const is = stateOf(rule);
        return <StatusChip tone={stateTone[is]} label={t(($) => $.state[is])} />;
      },
    },
    {
      id: 'action',
      header: t(($) => $.col.action),
      width: 150,
      cell: (rule) => {
        const version = shownVersion(rule);
        if (version === null) return '';
        return (
          <span className={styles.action}>
            {t(($) => $.action[version.action])} {version.isAml && <Chip label={t(($) => $.aml)} />}
          </span>
        );
      },
    },
    {
      id: 'measure',
      header: t(($) => $.col.measure),
      width: 420,
      cell: (rule) => {
        const version = shownVersion(rule);
        return version === null ? '' : words.measure(version.measure);
      },
    },
    {
      id: 'hits',
      header: t(($) => $.col.hits),
      width: 116,
      align: 'end',
      cell: ({ hits }) => formatNumber(hits),
    },
    {
      id: 'services',
      header: t(($) => $.col.services),
      width: 200,
      tone: 'dim',
      cell: (rule) => words.services(shownVersion(rule)?.services ?? []),
    },
    {
      id: 'since',
      header: t(($) => $.col.since),
      width: 130,
      tone: 'dim',
      cell: ({ current }) =>
        current === null
          ? ''
          : current.createdBy === null
            ? t(($) => $.shipped)
            : formatDate(current.activeFrom),
    },
  ];
}
