import { useNavigate, useSearch } from '@tanstack/react-router';
import { mailsExplorer } from '#domain/areas/server-admin/server-admin.explorers.ts';
import { mailsLabels } from '#domain/areas/server-admin/server-admin.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Answer } from '#web/lib/api.ts';
import { MailDialog } from './mail-dialog.tsx';

type Mail = Answer<'GET /api/server/mails'>['rows'][number];

const tones: Record<Mail['status'], Tone> = { Queued: 'info', Sent: 'ok', Failed: 'err' };

/** Every mail the program wrote; without a mail server this is where they are read. */
export function MailsTab() {
  const words = useLabelProps(mailsLabels);
  const navigate = useNavigate();
  const { mail } = useSearch({ strict: false }) as { mail?: string };
  const status = (row: Mail) => (
    <StatusChip tone={tones[row.status]} label={words.choices.status?.(row.status) ?? row.status} />
  );
  return (
    <>
      <Explorer
        definition={mailsExplorer}
        {...words}
        cells={{ status }}
        link="subject"
        rowLabel={(row) => row.subject}
        rowHref={(row) => `/server?tab=mails&mail=${row.id}`}
        card={(row) => (
          <RowCard
            title={row.subject}
            href={`/server?tab=mails&mail=${row.id}`}
            end={status(row)}
            lines={[row.recipient]}
          />
        )}
      />
      {mail && (
        <MailDialog
          id={mail}
          onClose={() => void navigate({ to: '/server', search: { tab: 'mails' } as never })}
        />
      )}
    </>
  );
}
