import type { NoticeRow } from '#domain/areas/notices/notices.rows.ts';
import { noticesExplorer } from '#domain/areas/notices/notices.explorer.ts';
import { noticesLabels } from '#domain/areas/notices/notices.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { NoticeCard } from './notice-card.tsx';
import { severityTone, statusTone } from './notice-tones.ts';

const presetsOf = (names: { showing: string; drafts: string }) => [
  { id: 'showing', label: names.showing, state: { filter: ['status:in:Dispatched'] } },
  { id: 'drafts', label: names.drafts, state: { filter: ['status:in:Draft'] } },
];

/** What the corporation tells its offices. */
export function NoticesScreen() {
  const t = useMessages('notices');
  const words = useLabelProps(noticesLabels);
  const mayWrite = useSubject()?.roles.includes('CorporationAdmin') ?? false;
  const say = (column: 'status' | 'severity', value: string) => words.choices[column]?.(value) ?? value;
  const cells = {
    severity: (row: NoticeRow) => (
      <StatusChip tone={severityTone[row.severity]} label={say('severity', row.severity)} />
    ),
    status: (row: NoticeRow) => (
      <StatusChip tone={statusTone[row.status]} label={say('status', row.status)} />
    ),
    offices: (row: NoticeRow) => (row.offices === 0 ? t(($) => $.everyOffice) : formatNumber(row.offices)),
  };
  return (
    <Explorer
      definition={noticesExplorer}
      {...words}
      cells={cells}
      rowLabel={(row) => row.title}
      rowHref={(row) => `/settings/notices/paper/${row.id}`}
      editHref={(row) =>
        mayWrite && row.status === 'Draft' ? `/settings/notices/edit/${row.id}` : undefined
      }
      card={(row) => <NoticeCard row={row} status={say('status', row.status)} />}
      presets={presetsOf({ showing: t(($) => $.showing), drafts: t(($) => $.drafts) })}
      primaryAction={mayWrite ? { label: t(($) => $.create), to: '/settings/notices/create' } : undefined}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}
