import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import type { OfficePaper as Office } from '#domain/areas/offices/offices.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { licenceState } from './licence-state.ts';
import { officeActions } from './office-actions.ts';
import { OfficeSheet } from './office-sheet.tsx';
import type { OfficeRecord } from './office-sheet.tsx';
import { OfficeSide } from './office-side.tsx';
import { OfficeState } from './office-state.tsx';
import { officeOption } from './search-offices.ts';
import { useHold } from './use-hold.ts';
import { useMayWrite } from './use-may-write.ts';
import { useToday } from './use-today.ts';
import { useOfficeWords } from './use-office-words.ts';

const tones = { created: 'ok', activated: 'ok', released: 'ok', held: 'err', deactivated: 'warn' } as const;

/** Everything about one office and what can be done with it now. */
export function OfficePaperScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/settings/offices/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(office) => <OfficePaper office={office} />}
    </Loaded>
  );
}

function OfficePaper({ office }: { office: Office }) {
  const t = useMessages('offices');
  const navigate = useNavigate();
  const { id, name } = office;
  const words = useOfficeWords((office.parent ? [office.parent] : []).map(officeOption));
  const banner = useBanner(office);
  const [isHolding, setIsHolding] = useState(false);
  const { hold, release } = useHold(office);

  async function sheet(): Promise<Blob> {
    const params = { kind: 'office-sheet' } as const;
    const { blob } = await call('POST /api/documents/{kind}', {
      params,
      body: { parameters: { officeId: id } },
    });
    return blob;
  }

  const mayWrite = useMayWrite();
  const actions = officeActions(office, t, {
    mayWrite,
    edit: () => void navigate({ href: `/settings/offices/edit/${id}` }),
    hold: () => setIsHolding(true),
    release,
  });
  return (
    <>
      <Paper
        record={recordOf(office)}
        title={name}
        chip={<OfficeState isActive={office.isActive} isHeld={office.holdReason !== null} />}
        onBack={() => void navigate({ href: '/settings/offices' })}
        actions={actions}
        banner={banner}
        documents={[{ id: 'sheet', label: t(($) => $.sheet), load: sheet }]}
        side={<OfficeSide office={office} />}
        live={{ topic: 'offices', calls: ['/settings/offices/'] }}
        history={{ entity: 'office', id, ...words, tones }}
      >
        {(shown) => <OfficeSheet office={shown} />}
      </Paper>
      {isHolding && (
        <ReasonDialog
          title={t(($) => $.action.hold)}
          text={t(($) => $.holdText)}
          isDanger
          run={hold}
          onClose={() => setIsHolding(false)}
        />
      )}
    </>
  );
}

/** What is the matter: a hold and why, else licences that ended or end soon. */
function useBanner({ holdReason, licences, timeZone }: Office) {
  const t = useMessages('offices');
  const kinds = licenceKindLabels[useLanguage()];
  const today = useToday(timeZone);
  if (holdReason !== null) {
    return { tone: 'danger', title: t(($) => $.paper.held), text: holdReason } as const;
  }
  const due = licences.filter(({ expires }) => licenceState(expires, today) !== 'valid');
  if (due.length === 0) return undefined;
  const blocking = due.filter(
    ({ expires, blocksSales }) => blocksSales && licenceState(expires, today) === 'expired',
  );
  const nameOf = ({ kind, number }: (typeof due)[number]) => `${kinds[kind]} ${number}`;
  if (blocking.length > 0) {
    const text = blocking.map(nameOf).join(', ');
    return { tone: 'danger', title: t(($) => $.paper.salesBlocked), text } as const;
  }
  return { tone: 'warn', title: t(($) => $.paper.licenceOver), text: due.map(nameOf).join(', ') } as const;
}

function recordOf(office: Office): OfficeRecord {
  const linkedOfficeIds = office.linkedOffices.map(({ code }) => code);
  return { ...office, linkedOfficeIds, parentId: office.parent?.id ?? null };
}
