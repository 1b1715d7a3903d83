import { mdiCameraOutline, mdiTrashCanOutline } from '@mdi/js';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { fileForm } from '#web/kit/input/file-field.tsx';
import { initialsOf } from '#web/kit/text/avatar.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { mayEdit } from './may-edit.ts';
import { useFileUrl } from './use-file-url.ts';

/** The face of the customer; on a phone the button opens its camera. */
export function CustomerPhoto({ customer, chip }: { customer: CustomerPaper; chip: ReactNode }) {
  const t = useMessages('customers');
  const { toastError } = useToast();
  const act = useAct('POST /api/customers/{id}/photo');
  const input = useRef<HTMLInputElement>(null);
  const { id, version, photoFileId, fullName } = customer;
  const url = useFileUrl(photoFileId);

  async function set(fileId: string | null) {
    await act.mutateAsync({ params: { id }, body: { fileId }, options: { ifMatch: version } });
    await refresh('GET /api/customers', '/activity/');
  }

  async function upload(file: File | undefined) {
    if (file === undefined) return;
    const stored = await call(
      'POST /api/files',
      { query: { use: 'image' } },
      { form: fileForm([file], false) },
    );
    await set(stored.id);
  }

  return (
    <div className={styles.head}>
      <span className={styles.photo}>
        {url ? <img src={url} alt={t(($) => $.photo.of, { name: fullName })} /> : initialsOf(fullName)}
      </span>
      <div className={styles.side}>
        {chip}
        {mayEdit(customer) && (
          <span className={styles.buttons}>
            <Button size="sm" icon={mdiCameraOutline} onClick={() => input.current?.click()}>
              {t(($) => (photoFileId ? $.photo.change : $.photo.add))}
            </Button>
            {photoFileId && (
              <IconButton
                icon={mdiTrashCanOutline}
                size="sm"
                label={t(($) => $.photo.remove)}
                onClick={() => void set(null).catch(toastError)}
              />
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept="image/*"
              capture="user"
              aria-label={t(($) => $.field.photo)}
              onChange={(event) => {
                void upload(event.target.files?.[0]).catch(toastError);
                event.target.value = '';
              }}
            />
          </span>
        )}
      </div>
    </div>
  );
}
