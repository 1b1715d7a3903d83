import { useState } from 'react';
import type { ListSource } from '#domain/areas/compliance/lists.papers.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './lists.module.css';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Every list that is published: how old it is, and what became of the last try to renew it. */
export function SourcesTab() {
  const t = useMessages('lists');
  const query = useCall('GET /api/compliance/list-sources', {});
  const [open, setOpen] = useState<{ readonly what: 'upload' | 'settings'; readonly source: ListSource }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader title={t(($) => $.title)} />
      <Loaded query={query} shape="paper">
        {({ sources }) => (
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source.code}>
                <SourceCard
                  source={source}
                  onUpload={() => setOpen({ what: 'upload', source })}
                  onSettings={() => setOpen({ what: 'settings', source })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {open?.what === 'upload' && <UploadDialog source={open.source} onClose={close} />}
      {open?.what === 'settings' && <SourceDialog source={open.source} onClose={close} />}
    </>
  );
}
