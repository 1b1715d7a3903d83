import { mdiDownloadOutline } from '@mdi/js';
import type { ListVersionPaper } from '#domain/areas/compliance/lists.papers.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { downloadBlob } from '#web/lib/download.ts';
import styles from './lists.module.css';

type File = ListVersionPaper['files'][number];

/** The files of a version as they came, with the hash an examiner compares. */
export function VersionFiles({ files }: { files: readonly File[] }) {
  const t = useMessages('lists');
  const { toastError } = useToast();
  const save = async (file: File) => {
    try {
      const { blob } = await call('GET /api/files/{id}', { params: { id: file.fileId } });
      downloadBlob(blob, file.name);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <PaperSection title={t(($) => $.files)}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.part}>
            <div>
              <b>{t(($) => $.part[file.part])}</b>{' '}
              <small>
                {[
                  t(($) => $.rowsOf, { count: file.rows }),
                  `${formatNumber(Math.ceil(file.bytes / 1000))} kB`,
                  file.publishedOn,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <code className={styles.hash}>{file.sha256}</code>
            </div>
            <Button size="sm" icon={mdiDownloadOutline} onClick={() => void save(file)}>
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
    </PaperSection>
  );
}
