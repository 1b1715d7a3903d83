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
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';

type Key = Answer<'GET /api/configuration'>['keys'][number];

/** Changes one key, with the reason that the log will show; booleans are a switch, the rest is JSON. */
export function ConfigurationDialog({ row, onClose }: { row: Key; onClose: () => void }) {
  const t = useMessages('server-admin');
  const key = row.key as ConfigurationKey;
  const { toast } = useToast();
  const act = useAct('PUT /api/configuration/{key}');
  const history = useCall('GET /api/configuration/{key}', { params: { key } });
  const [text, setText] = useState(() => JSON.stringify(row.value, null, 1));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ value?: string; reason?: string }>({});

  async function save() {
    try {
      const value: unknown = JSON.parse(text);
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
          title: <code>{JSON.stringify(version.value)}</code>,
          note:
            version.changedAt === null
              ? t(($) => $.initial)
              : [formatDateTime(version.changedAt), version.changedBy, version.reason]
                  .filter(Boolean)
                  .join(' · '),
        }))}
      />
    </Dialog>
  );
}

function errorsOf(error: unknown, notJson: (message: string) => string): { value?: string; reason?: string } {
  if (error instanceof SyntaxError) return { value: notJson(error.message) };
  if (!(error instanceof ApiError)) return { value: String(error) };
  const reason = error.fields.find(({ path }) => path === 'reason');
  return reason ? { reason: reason.message } : { value: error.message };
}
