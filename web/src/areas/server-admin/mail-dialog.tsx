import { Button } from '#web/kit/action/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './mail-dialog.module.css';

/** A mail as it was written; its links can be followed from here. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages('server-admin');
  const { data } = useCall('GET /api/server/mails/{id}', { params: { id } });
  return (
    <Dialog
      isOpen
      title={data?.subject ?? t(($) => $.openMail)}
      maxWidth={640}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t(($) => $.close)}</Button>}
    >
      {data ? (
        <>
          <KeyValueList items={[{ label: data.recipient, value: formatDateTime(data.createdAt) }]} />
          <pre className={styles.text}>{linked(data.text)}</pre>
        </>
      ) : (
        <Skeleton shape="form" />
      )}
    </Dialog>
  );
}

/** Addresses in the text become links; a link of ours opens in a new tab, apart from this session. */
function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) =>
    part.startsWith('http') ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
