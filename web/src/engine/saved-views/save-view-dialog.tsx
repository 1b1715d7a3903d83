import { useId, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './view-tabs.module.css';

export interface SaveViewDialogProps {
  title: string;
  name: string;
  isShared: boolean;
  onSave: (body: { name: string; isShared: boolean }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view and for whom it is. */
export function SaveViewDialog({ title, name, isShared, onSave, onClose }: SaveViewDialogProps) {
  const t = useMessages('saved-views');
  const formId = useId();
  const { toastError } = useToast();
  const [body, setBody] = useState({ name, isShared });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await onSave({ ...body, name: body.name.trim() });
      onClose();
    } catch (refusal) {
      const field =
        refusal instanceof ApiError ? refusal.fields.find(({ path }) => path === 'name') : undefined;
      if (field) setError(field.message);
      else toastError(refusal);
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={title}
      maxWidth={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            disabled={body.name.trim() === ''}
          >
            {t(($) => $.ok)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t(($) => $.name)}
          value={body.name}
          maxLength={60}
          autoFocus
          error={error}
          onChange={(event) => setBody({ ...body, name: event.target.value })}
        />
        <Switch
          label={t(($) => $.shared)}
          checked={body.isShared}
          onChange={(event) => setBody({ ...body, isShared: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
