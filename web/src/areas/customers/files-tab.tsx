import { mdiFileOutline, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { mayEdit } from './may-edit.ts';

type StoredFile = CustomerPaper['files'][number];

/** Papers that belong to a customer. */
export function FilesTab({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const { files } = customer;
  return (
    <>
      {mayEdit(customer) && <Upload customer={customer} />}
      {files.length === 0 && <EmptyState icon={mdiFileOutline} title={t(($) => $.files.none)} />}
      <ul className={styles.list}>
        {files.map((file) => (
          <FileItem key={file.fileId} customer={customer} file={file} />
        ))}
      </ul>
    </>
  );
}

function Upload({ customer: { id, version } }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const act = useAct('POST /api/customers/{id}/files');
  const [problem, setProblem] = useState<string>();

  async function keep(chosen: readonly File[]) {
    setProblem(undefined);
    try {
      // Each file is a change of its own; the next one stands upon it.
      let current = version;
      for (const file of chosen) {
        const form = fileForm([file], false);
        const { id: fileId } = await call('POST /api/files', { query: { use: 'document' } }, { form });
        const saved = await act.mutateAsync({
          params: { id },
          body: { fileId },
          options: { ifMatch: current },
        });
        current = saved.version;
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    await refresh('GET /api/customers/', '/activity/');
  }

  return (
    <FileField
      label={t(($) => $.files.add)}
      files={[]}
      isMultiple
      accept=".pdf,image/*"
      error={problem}
      onChange={(chosen) => void keep(chosen)}
    />
  );
}

function FileItem({ customer, file }: { customer: CustomerPaper; file: StoredFile }) {
  const t = useMessages('customers');
  const confirm = useConfirm();
  const { toastError } = useToast();
  const act = useAct('POST /api/customers/{id}/files/{fileId}/remove');
  const { fileId, name, size, at, by } = file;

  async function remove() {
    if (!(await confirm({ title: t(($) => $.files.remove, { name }), isDanger: true }))) return;
    const params = { id: customer.id, fileId };
    await act.mutateAsync({ params, options: { ifMatch: customer.version } });
    await refresh('GET /api/customers/', '/activity/');
  }

  const load = async () => (await call('GET /api/files/{id}', { params: { id: fileId } })).blob;
  const facts = [`${formatNumber(Math.ceil(size / 1000))} kB`, formatDateTime(at), by, file.note];
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.title}>{name}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.buttons}>
        <Button size="sm" onClick={() => void openDocument(load).catch(toastError)}>
          {t(($) => $.open)}
        </Button>
        {mayEdit(customer) && (
          <IconButton
            icon={mdiTrashCanOutline}
            label={t(($) => $.files.remove, { name })}
            onClick={() => void remove().catch(toastError)}
          />
        )}
      </span>
    </li>
  );
}
