import type { ReactNode } from 'react';
import { actionLabel } from '#domain/areas/activity/activity-action.labels.ts';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import type { TimelineEvent } from '#web/kit/layout/timeline.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { currentLanguage, useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';
import type { HistoryRow } from './history-row.ts';
import { plainValue } from './plain-value.ts';
import styles from './history-timeline.module.css';

/** How a thing speaks of its fields and of what is done to it. */
export interface HistoryWords {
  readonly labels: Readonly<Partial<Record<string, string>>>;
  /** A value of a field in words; the plain value without it. */
  readonly show?: (field: string, value: unknown) => ReactNode;
  /** Actions in words: `{ blocked: 'Blocked' }`; 'created' and 'edited' are known. */
  readonly actions?: Readonly<Partial<Record<string, string>>>;
  readonly tones?: Readonly<Partial<Record<string, Tone>>>;
}

interface HistoryTimelineProps extends HistoryWords {
  rows: readonly HistoryRow[];
  /** The row whose moment is shown. */
  shown?: string;
  /** Shows the thing as it was at that moment. */
  onPick?: (row: HistoryRow) => void;
  pickLabel?: string;
}

/** Who did what when, from where, and why, with what stood there before. */
export function HistoryTimeline({ rows, shown, onPick, pickLabel, ...words }: HistoryTimelineProps) {
  const t = useMessages('timeline');
  if (rows.length === 0) return <p className={styles.nothing}>{t(($) => $.nothing)}</p>;

  const events = rows.map((row, index): TimelineEvent => ({
    id: row.id,
    tone: words.tones?.[row.action] ?? 'mute',
    title: (
      <>
        <b>{actionOf(row.action, words, t)}</b>
        <Changes row={row} {...words} />
      </>
    ),
    note: (
      <>
        {[formatDateTime(row.at), row.user, row.office].filter(Boolean).join(' · ')}
        {row.reason && <q className={styles.reason}>{row.reason}</q>}
        {onPick && index > 0 && (
          <button
            type="button"
            className={styles.pick}
            aria-pressed={row.id === shown}
            onClick={() => onPick(row)}
          >
            {pickLabel}
          </button>
        )}
      </>
    ),
  }));
  return <Timeline events={events} label={t(($) => $.history)} />;
}

function actionOf(action: string, { actions }: HistoryWords, t: Translate<Catalog['timeline']>): string {
  const known: Readonly<Record<string, string>> = {
    created: t(($) => $.created),
    edited: t(($) => $.edited),
  };
  return actions?.[action] ?? known[action] ?? actionLabel(action, currentLanguage());
}

/** A new thing has no before; its fields would only repeat what the paper says. */
function Changes({ row, labels, show = plain }: HistoryWords & { row: HistoryRow }) {
  if (row.action === 'created') return null;
  return row.changes.map(({ field, before, after }) => (
    <span key={field} className={styles.change}>
      {labels[field] ?? field}: <del>{show(field, before)}</del> → <ins>{show(field, after)}</ins>
    </span>
  ));
}

function plain(_field: string, value: unknown): string {
  return plainValue(value);
}
