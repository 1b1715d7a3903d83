import { mdiCameraOutline, mdiClose } from '@mdi/js';
import { useId, useState } from 'react';
import { FilePicture } from '#web/engine/paper/file-picture.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { fileForm } from '#web/kit/input/file-field.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './order-actions.module.css';
import { scalePicture } from './scale-picture.ts';

/** Photos by the camera of the phone, or from files; each is sent as soon as it is taken, so that the end is quick. */
export function PhotoField({ name }: { name: string }) {
  const t = useMessages('order-actions');
  const id = useId();
  const { field, error } = useField(name);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const fileIds = field.value as readonly string[];
  const note = problem ?? error;

  async function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const small = await Promise.all(files.map(scalePicture));
      const stored = await call(
        'POST /api/files/many',
        { query: { use: 'image' } },
        { form: fileForm(small, true) },
      );
      field.onChange([...fileIds, ...stored.map((file) => file.id)]);
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    }
    setIsSending(false);
  }

  return (
    <div role="group" aria-label={t(($) => $.photos)} className={styles.photos}>
      {fileIds.map((fileId, index) => (
        <span key={fileId} className={styles.photo}>
          <FilePicture id={fileId} label={t(($) => $.photoOf, { number: index + 1 })} />
          <IconButton
            icon={mdiClose}
            size="sm"
            label={t(($) => $.removePhoto, { number: index + 1 })}
            onClick={() => field.onChange(fileIds.filter((each) => each !== fileId))}
          />
        </span>
      ))}
      <label className={styles.take} aria-busy={isSending}>
        <Icon path={mdiCameraOutline} size={26} />
        <b>{isSending ? t(($) => $.uploading) : t(($) => $.takePhoto)}</b>
        <small>{t(($) => $.photoHint)}</small>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className="visually-hidden"
          disabled={isSending}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      {note && (
        <p id={`${id}-note`} className={styles.error} role="alert">
          {note}
        </p>
      )}
    </div>
  );
}
