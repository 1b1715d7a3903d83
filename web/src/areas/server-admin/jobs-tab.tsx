import { jobsExplorer } from '#domain/areas/server-admin/server-admin.explorers.ts';
import { jobsLabels } from '#domain/areas/server-admin/server-admin.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Answer } from '#web/lib/api.ts';

type Job = Answer<'GET /api/server/jobs'>['rows'][number];

const tones: Record<Job['state'], Tone> = {
  Waiting: 'mute',
  Running: 'info',
  Retrying: 'warn',
  Failed: 'err',
};

/** Background work that waits, runs, or was given up. */
export function JobsTab() {
  const words = useLabelProps(jobsLabels);
  const state = (job: Job) => (
    <StatusChip tone={tones[job.state]} label={words.choices.state?.(job.state) ?? job.state} />
  );
  return (
    <Explorer
      definition={jobsExplorer}
      {...words}
      cells={{ state }}
      rowLabel={(job) => job.task}
      card={(job) => <RowCard title={job.task} end={state(job)} lines={[job.lastError]} />}
    />
  );
}
