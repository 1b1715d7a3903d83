import { useState } from 'react';
import type { FormEvent } from 'react';
import type { MatchSettingsInput } from '#domain/areas/compliance/matching.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { settingFields, settingOf, settingParts, settingPaths, settingsOf } from './setting-fields.ts';
import type { SettingPath } from './setting-fields.ts';
import { fieldName } from './settings-list.tsx';
import styles from './matching.module.css';

const formId = 'matching-form';

/** A draft of the next version: figures as they are now, and why they should change. */
export function MatchingDialog({ settings, onClose }: { settings: MatchSettingsInput; onClose: () => void }) {
  const t = useMessages('matching');
  const draft = useAct('POST /api/compliance/matching');
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function save(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    try {
      await draft.mutateAsync({ body: { settings: settingsOf(typed), reason } });
      await refresh('/api/compliance/matching');
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const found = fields.map(({ path, message }) => [path.replace(/^settings\./, ''), message] as const);
      setErrors(found.length > 0 ? Object.fromEntries(found) : { '': (error as Error).message });
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.newTitle)}
      maxWidth={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={draft.isPending}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {errors[''] !== undefined && <Banner tone="danger">{errors['']}</Banner>}
        <p>{t(($) => $.newText)}</p>
        {settingParts.map((part) => (
          <fieldset key={part}>
            <legend>{t(($) => $.part[part])}</legend>
            <FieldGrid columns={3}>
              {settingFields[part].map((path) => (
                <TextField
                  key={path}
                  label={t(($) => $.field[fieldName(path)])}
                  inputMode="decimal"
                  value={typed[path]}
                  error={errors[path]}
                  onChange={({ target }) => setTyped((before) => ({ ...before, [path]: target.value }))}
                />
              ))}
            </FieldGrid>
          </fieldset>
        ))}
        <TextField
          label={t(($) => $.reason)}
          hint={t(($) => $.reasonHint)}
          isRequired
          rows={2}
          value={reason}
          error={errors['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}

function typedOf(settings: MatchSettingsInput): Record<SettingPath, string> {
  return Object.fromEntries(settingPaths.map((path) => [path, String(settingOf(settings, path))])) as Record<
    SettingPath,
    string
  >;
}
