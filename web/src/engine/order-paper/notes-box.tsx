import { mdiPaperclip } from '@mdi/js';
import { useState } from 'react';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import type { Answer } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './order-paper.module.css';

type Notes = Answer<'GET /api/orders/{id}/notes'>;

/** What people wrote and attached to an order; adding changes nothing of where it stands. */
export function NotesBox({ id }: { id: string }) {
  const t = useMessages('order-paper');
  const query = useCall('GET /api/orders/{id}/notes', { params: { id } });
  return (
    <Sheet padding="side" title={t(($) => $.notes)}>
      <Loaded query={query} shape="row">
        {(notes) => (
          <>
            <NoteList {...notes} />
            <FileList files={notes.files} />
          </>
        )}
      </Loaded>
      <WriteNote id={id} />
      <AttachFile id={id} />
    </Sheet>
  );
}

function NoteList({ notes, files }: Notes) {
  const t = useMessages('order-paper');
  if (notes.length === 0 && files.length === 0) return <p className={styles.note}>{t(($) => $.noNotes)}</p>;
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, body, at, by, office }) => (
        <li key={id}>
          <p>{body}</p>
          <small>{[formatDateTime(at), by, office].join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}

function FileList({ files }: Pick<Notes, 'files'>) {
  const t = useMessages('order-paper');
  const { toastError } = useToast();
  const open = (id: string) => {
    const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
    void openDocument(load).catch(toastError);
  };
  return (
    <ul className={styles.files}>
      {files.map(({ fileId, name, kind }) => (
        <li key={fileId}>
          <Button size="sm" icon={mdiPaperclip} onClick={() => open(fileId)}>
            {kind === 'document' ? name : t(($) => $.kinds[kind as keyof typeof $.kinds])}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function WriteNote({ id }: { id: string }) {
  const t = useMessages('order-paper');
  const { toast, toastError } = useToast();
  const [body, setBody] = useState('');
  const add = useAct('POST /api/orders/{id}/notes');

  async function send() {
    try {
      await add.mutateAsync({ params: { id }, body: { body } });
      setBody('');
      toast(t(($) => $.noted));
    } catch (error) {
      toastError(error);
    }
    await refresh('/api/orders/{id}/notes');
  }

  return (
    <div className={styles.write}>
      <TextField
        label={t(($) => $.write)}
        rows={2}
        maxLength={2000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {body.trim() !== '' && (
        <Button size="sm" isBusy={add.isPending} onClick={() => void send()}>
          {t(($) => $.add)}
        </Button>
      )}
    </div>
  );
}

function AttachFile({ id }: { id: string }) {
  const t = useMessages('order-paper');
  const { toast } = useToast();
  const attach = useAct('POST /api/orders/{id}/files');
  const [problem, setProblem] = useState<string>();

  async function send(files: readonly File[]) {
    setProblem(undefined);
    try {
      const form = fileForm(files, true);
      const stored = await call('POST /api/files/many', { query: { use: 'document' } }, { form });
      const fileIds = stored.map((file) => file.id);
      await attach.mutateAsync({ params: { id }, body: { fileIds, kind: 'document' } });
      toast(t(($) => $.attached));
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    }
    await refresh('/api/orders/{id}/notes');
  }

  return (
    <FileField
      label={t(($) => $.attach)}
      files={[]}
      isMultiple
      error={problem}
      onChange={(files) => void send(files)}
    />
  );
}
