import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import type { Answer } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { ConfigurationDialog } from './configuration-dialog.tsx';
import { configurationWords } from './configuration-text.ts';
import styles from './configuration-tab.module.css';

type Key = Answer<'GET /api/configuration'>['keys'][number];

/** The typed keys of the installation, with who changed each last. */
export function ConfigurationTab() {
  const t = useMessages('server-admin');
  const { data } = useCall('GET /api/configuration', {});
  const navigate = useNavigate();
  const language = useLanguage();
  const [edited, setEdited] = useState<Key>();
  if (data === undefined) return <Skeleton shape="paper" />;
  return (
    <>
      <PageHeader title={t(($) => $.tab.configuration)} />
      <Sheet padding="side">
        <ul className={styles.list}>
          {data.keys.map((key) => (
            <li key={key.key}>
              <div>
                <b>{key.key}</b>
                <small>{key.description}</small>
                <code className={styles.value}>
                  {configurationWords(key.value, language, [t(($) => $.yes), t(($) => $.no)])}
                </code>
                <small>{changed(key)}</small>
              </div>
              <Button
                size="sm"
                aria-label={`${t(($) => $.edit)}: ${key.key}`}
                onClick={() => (key.screen === null ? setEdited(key) : void navigate({ href: key.screen }))}
              >
                {t(($) => $.edit)}
              </Button>
            </li>
          ))}
        </ul>
      </Sheet>
      {edited && <ConfigurationDialog row={edited} onClose={() => setEdited(undefined)} />}
    </>
  );

  function changed(key: Key): string {
    if (key.changedAt === null) return t(($) => $.initial);
    const line = t(($) => $.changedBy, { who: key.changedBy ?? '', when: formatDateTime(key.changedAt) });
    return key.reason ? `${line} · ${key.reason}` : line;
  }
}
