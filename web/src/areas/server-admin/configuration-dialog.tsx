import { useState } from 'react';
import type { ConfigurationKey } from '#domain/areas/configuration/configuration.keys.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import type { Answer } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './configuration-tab.module.css';
import { configurationText, configurationValue, configurationWords } from './configuration-text.ts';

type Key = Answer<'GET /api/configuration'>['keys'][number];

/** Changes one key, with the reason that the log will show; booleans are a switch, lists a line for each, what has parts JSON. */
export function ConfigurationDialog({ row, onClose }: { row: Key; onClose: () => void }) {
  const t = useMessages('server-admin');
  const language = useLanguage();
  const key = row.key as ConfigurationKey;
  const { toast } = useToast();
  const act = useAct('PUT /api/configuration/{key}');
  const history = useCall('GET /api/configuration/{key}', { params: { key } });
  const [text, setText] = useState(() => configurationText(row.value));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ value?: string; reason?: string }>({});

  async function save() {
    try {
      const value = typeof row.value === 'boolean' ? text === 'true' : configurationValue(text, row.value);
      await act.mutateAsync({ params: { key }, body: { value, reason }, options: { ifMatch: row.version } });
      toast(t(($) => $.saved, { key }));
      await refresh('/api/configuration');
      onClose();
    } catch (error) {
      setErrors(errorsOf(error, (message) => t(($) => $.notJson, { message })));
    }
  }

  return (
    <Dialog
      isOpen
      title={key}
      maxWidth={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" isBusy={act.isPending} onClick={() => void save()}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{row.description}</p>
        {typeof row.value === 'boolean' ? (
          <Switch
            label={t(($) => $.value)}
            checked={text === 'true'}
            onChange={(event) => setText(String(event.target.checked))}
          />
        ) : (
          <TextField
            label={t(($) => $.value)}
            rows={6}
            value={text}
            error={errors.value}
            hint={Array.isArray(row.value) ? t(($) => $.aLineEach) : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <TextField
          label={t(($) => $.reason)}
          isRequired
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <h3>{t(($) => $.history)}</h3>
        <Timeline
          label={t(($) => $.history)}
          events={(history.data?.versions ?? []).slice(0, 10).map((version) => ({
            id: String(version.version),
            title: (
              <code className={styles.value}>
                {configurationWords(version.value, language, [t(($) => $.yes), t(($) => $.no)])}
              </code>
            ),
            note:
              version.changedAt === null
                ? t(($) => $.initial)
                : [formatDateTime(version.changedAt), version.changedBy, version.reason]
                    .filter(Boolean)
                    .join(' · '),
          }))}
        />
      </div>
    </Dialog>
  );
}

function errorsOf(error: unknown, notJson: (message: string) => string): { value?: string; reason?: string } {
  if (error instanceof SyntaxError) return { value: notJson(error.message) };
  if (!(error instanceof ApiError)) return { value: String(error) };
  const reason = error.fields.find(({ path }) => path === 'reason');
  return reason ? { reason: reason.message } : { value: error.message };
}
