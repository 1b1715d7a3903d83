import { mdiFileCheckOutline, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import type { FileUse } from '#domain/areas/files/files.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useField } from './use-field.ts';
import styles from './form.module.css';

interface FormFileProps {
  name: string;
  label: string;
  /** What the file is for decides which kinds are taken. */
  use: FileUse;
  /** As in HTML: `.pdf,image/*`. */
  accept?: string;
}

/** One file, uploaded as soon as it is chosen; the form holds its id. */
export function FormFile({ name, label, use, accept }: FormFileProps) {
  const t = useMessages('form');
  const { field, error } = useField(name);
  const { toastError } = useToast();
  const [problem, setProblem] = useState<string>();
  const [fileName, setFileName] = useState<string>();
  const id = field.value as string | null;

  async function choose([file]: readonly File[]) {
    if (file === undefined) return;
    setProblem(undefined);
    try {
      const stored = await call('POST /api/files', { query: { use } }, { form: fileForm([file], false) });
      setFileName(stored.name);
      field.onChange(stored.id);
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  if (id === null) {
    return (
      <FileField
        {...{ label, accept }}
        files={[]}
        error={problem ?? error}
        onChange={(files) => void choose(files)}
      />
    );
  }
  const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
  return (
    <div className={styles.file}>
      <Button size="sm" icon={mdiFileCheckOutline} onClick={() => void openDocument(load).catch(toastError)}>
        {fileName ?? label}
      </Button>
      <IconButton
        icon={mdiTrashCanOutline}
        size="sm"
        label={t(($) => $.removeFile, { name: fileName ?? label })}
        onClick={() => field.onChange(null)}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
