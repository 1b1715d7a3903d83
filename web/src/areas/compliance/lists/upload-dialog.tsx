import { useState } from 'react';
import { listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import type { ListSource, VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import type { ListPart } from '#domain/areas/compliance/lists.values.ts';
import { partsOf } from '#domain/areas/compliance/lists.values.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { FileField } from '#web/kit/input/file-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './lists.module.css';
import { PreviewBox } from './preview-box.tsx';
import { useUpload } from './use-upload.ts';

/** Files of one list by hand: first what they would change, then, with a reason, the change itself. */
export function UploadDialog({ source, onClose }: { source: ListSource; onClose: () => void }) {
  const t = useMessages('lists');
  const { code } = source;
  const [files, setFiles] = useState<Partial<Record<ListPart, File | undefined>>>({});
  const [reason, setReason] = useState('');
  const [publishedOn, setPublishedOn] = useState('');
  const upload = useUpload(code, onClose);
  const { shown } = upload;

  function choose(part: ListPart, file: File | undefined) {
    upload.forget();
    setFiles((before) => ({ ...before, [part]: file }));
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.uploadOf, { list: listLabels[useLanguage()][code] })}
      maxWidth={760}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          {shown ? (
            <Button
              variant="primary"
              isBusy={upload.isBusy}
              disabled={shown.fault !== null || reason.trim().length < 3}
              onClick={() => void upload.activate({ publishedOn, reason })}
            >
              {t(($) => $.activate)}
            </Button>
          ) : (
            <Button
              variant="primary"
              isBusy={upload.isBusy}
              disabled={Object.values(files).every((file) => file === undefined)}
              onClick={() => void upload.look(files)}
            >
              {t(($) => $.look)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.upload}>
        <p>{t(($) => $.uploadText)}</p>
        {upload.problem && <Banner tone="danger">{upload.problem}</Banner>}
        {partsOf[code].map((part) => (
          <FileField
            key={part}
            label={t(($) => $.part[part])}
            files={files[part] ? [files[part]] : []}
            onChange={([file]) => choose(part, file)}
          />
        ))}
        {shown && <Second {...{ shown, reason, setReason, publishedOn, setPublishedOn }} />}
      </div>
    </Dialog>
  );
}

interface SecondProps {
  shown: VersionPreview;
  reason: string;
  setReason: (reason: string) => void;
  publishedOn: string;
  setPublishedOn: (day: string) => void;
}

/** What the files would change, and why they are taken. */
function Second({ shown, reason, setReason, publishedOn, setPublishedOn }: SecondProps) {
  const t = useMessages('lists');
  return (
    <>
      <PreviewBox shown={shown} />
      {shown.fault === null && (
        <FieldGrid columns={2}>
          <DateField label={t(($) => $.publishedOn)} value={publishedOn} onChange={setPublishedOn} />
          <TextField
            label={t(($) => $.reason)}
            isRequired
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FieldGrid>
      )}
    </>
  );
}
