import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './rule-history.module.css';
import type { RuleWords } from './use-rule-words.ts';
import { useRuleWords } from './use-rule-words.ts';

const tones: Readonly<Record<RuleVersion['status'], Tone>> = {
  draft: 'info',
  asked: 'warn',
  active: 'ok',
  dropped: 'mute',
};

/** Every version: what it changed, who wrote, asked, activated or dropped it, and why. */
export function RuleHistory({ code }: { code: string }) {
  const words = useRuleWords();
  const { t } = words;
  const { data } = useCall('GET /api/settings/hold-rules/{code}/history', { params: { code } });
  return (
    <section aria-label={t(($) => $.history)}>
      <h3>{t(($) => $.history)}</h3>
      {data === undefined ? (
        <Skeleton shape="paper" />
      ) : (
        <Timeline
          label={t(($) => $.history)}
          events={data.versions.map((version, at) => ({
            id: version.id,
            tone: tones[version.status],
            title: <Entry version={version} before={data.versions[at + 1]} words={words} />,
            note: steps(version, words).join(' · '),
          }))}
        />
      )}
    </section>
  );
}

function Entry({
  version,
  before,
  words,
}: {
  version: RuleVersion;
  before?: RuleVersion | undefined;
  words: RuleWords;
}) {
  const { t } = words;
  return (
    <div className={styles.entry}>
      <b>
        {t(($) => $.version, { version: version.version })} · {t(($) => $.state[version.status])}
      </b>
      {linesOf(version, words).map(([label, to], at) => {
        const from = before === undefined ? undefined : linesOf(before, words)[at]?.[1];
        if (from === to) return null;
        return (
          <span key={label}>
            {label}: {from !== undefined && <del>{from}</del>} {from !== undefined && '→'} <ins>{to}</ins>
          </span>
        );
      })}
    </div>
  );
}

/** What is compared from one version to the next. */
function linesOf(version: RuleVersion, words: RuleWords): [label: string, value: string][] {
  const { t } = words;
  return [
    [t(($) => $.col.measure), words.measure(version.measure)],
    [t(($) => $.col.action), t(($) => $.action[version.action])],
    [t(($) => $.col.services), words.services(version.services)],
    [t(($) => $.col.state), t(($) => (version.isOn ? $.state.on : $.state.off))],
    [t(($) => $.col.since), words.period(version)],
  ];
}

function steps(version: RuleVersion, { t }: RuleWords): string[] {
  const { createdBy, askedBy, approvedBy, droppedBy } = version;
  if (createdBy === null) return [t(($) => $.shipped)];
  const made = [
    [t(($) => $.by.created, { who: createdBy }), version.createdAt],
    askedBy === null ? null : [t(($) => $.by.asked, { who: askedBy }), version.askedAt],
    approvedBy === null ? null : [t(($) => $.by.approved, { who: approvedBy }), version.approvedAt],
    droppedBy === null ? null : [t(($) => $.by.dropped, { who: droppedBy }), version.droppedAt],
  ];
  const said = made.flatMap((step) => (step === null ? [] : [`${step[0]} ${formatDateTime(step[1] ?? '')}`]));
  return version.reason === '' ? said : [...said, version.reason];
}
