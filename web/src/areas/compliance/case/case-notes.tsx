import { mdiPaperclip } from '@mdi/js';
import { useState } from 'react';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useAct } from '#web/lib/query.ts';
import styles from './case.module.css';
import { choiceOf } from './choice-of.ts';
import { useStep } from './use-step.ts';

/** What people wrote and attached; nobody's decision, so it waits for nobody. */
export function CaseNotes({ paper }: { paper: CasePaper }) {
  const t = useMessages('case');
  const { toastError } = useToast();
  const { id, notes, files } = paper;
  const open = (fileId: string) => {
    const load = async () => (await call('GET /api/files/{id}', { params: { id: fileId } })).blob;
    void openDocument(load).catch(toastError);
  };
  return (
    <Sheet padding="side" title={t(($) => $.notes.title)}>
      {notes.length === 0 && files.length === 0 && <p className={styles.note}>{t(($) => $.notes.none)}</p>}
      <ul className={styles.notes}>
        {notes.map(({ at, by, body }) => (
          <li key={`${at} ${by}`}>
            <p>{body}</p>
            <small>{[formatDateTime(at), by].join(' · ')}</small>
          </li>
        ))}
        {files.map(({ fileId, name, note, by, at }) => (
          <li key={fileId}>
            <Button size="sm" icon={mdiPaperclip} onClick={() => open(fileId)}>
              {name}
            </Button>
            <small>{[note, formatDateTime(at), by].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {choiceOf(paper, 'note')?.allowed && <WriteNote id={id} />}
      {choiceOf(paper, 'file')?.allowed && <AttachFile id={id} />}
    </Sheet>
  );
}

function WriteNote({ id }: { id: string }) {
  const t = useMessages('case');
  const { step, isBusy } = useStep();
  const add = useAct('POST /api/compliance/cases/{id}/notes');
  const [body, setBody] = useState('');

  async function send() {
    const isKept = await step(
      () => add.mutateAsync({ params: { id }, body: { body } }),
      t(($) => $.notes.added),
    );
    if (isKept) setBody('');
  }

  return (
    <div className={styles.write}>
      <TextField
        label={t(($) => $.notes.write)}
        rows={2}
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      {body.trim() !== '' && (
        <Button size="sm" isBusy={isBusy} onClick={() => void send()}>
          {t(($) => $.notes.add)}
        </Button>
      )}
    </div>
  );
}

function AttachFile({ id }: { id: string }) {
  const t = useMessages('case');
  const { step } = useStep();
  const attach = useAct('POST /api/compliance/cases/{id}/files');

  async function send(files: readonly File[]) {
    const form = fileForm(files, true);
    await step(
      async () => {
        const stored = await call('POST /api/files/many', { query: { use: 'document' } }, { form });
        const body = { fileIds: stored.map((file) => file.id) };
        await attach.mutateAsync({ params: { id }, body });
      },
      t(($) => $.notes.attached),
    );
  }

  return (
    <FileField
      label={t(($) => $.notes.attach)}
      files={[]}
      isMultiple
      onChange={(files) => void send(files)}
    />
  );
}
