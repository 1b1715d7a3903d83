import { mdiPaperclip } from '@mdi/js';
import { licenceKindLabels } from '#domain/areas/offices/office-sheet.labels.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { LicenceEnd } from './licence-end.tsx';
import styles from './office-sheet.module.css';

type Licence = OfficePaper['licences'][number];

/** Licences with their end, loudly when it is near. */
export function LicencesList({ licences, timeZone }: { licences: readonly Licence[]; timeZone: string }) {
  const t = useMessages('offices');
  const kinds = licenceKindLabels[useLanguage()];
  if (licences.length === 0) return t(($) => $.licence.none);
  return (
    <ul className={styles.list}>
      {licences.map((licence) => (
        <li key={`${licence.kind} ${licence.number}`} className={styles.licence}>
          <span>
            <b>{kinds[licence.kind]}</b>
            <small>
              {licence.number} · {licence.state || t(($) => $.licence.federal)} ·{' '}
              {licence.expires === null
                ? t(($) => $.paper.without)
                : t(($) => $.paper.until, { date: formatDate(licence.expires) })}
              {licence.blocksSales && ` · ${t(($) => $.licence.blocks)}`}
            </small>
          </span>
          <span>
            <LicenceEnd expires={licence.expires} timeZone={timeZone} />
            {licence.fileId !== null && <Copy id={licence.fileId} number={licence.number} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Copy({ id, number }: { id: string; number: string }) {
  const t = useMessages('offices');
  const { toastError } = useToast();
  const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
  return (
    <IconButton
      icon={mdiPaperclip}
      size="sm"
      label={`${t(($) => $.licence.file)}: ${number}`}
      onClick={() => void openDocument(load).catch(toastError)}
    />
  );
}
