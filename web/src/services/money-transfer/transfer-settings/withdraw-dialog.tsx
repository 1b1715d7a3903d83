import { useState } from 'react';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { AT_ONCE, useSettingChange } from './use-setting-change.ts';

interface WithdrawDialogProps {
  row: WireSetting;
  revision: number;
  onClose: () => void;
}

/** Takes a planned change back, with the reason. */
export function WithdrawDialog({ row, revision, onClose }: WithdrawDialogProps) {
  const t = useMessages('transfer-settings');
  const [reason, setReason] = useState('');
  const { save, errors, problem, isBusy } = useSettingChange(row.kind, revision, onClose);
  const refused = problem ?? errors['validFrom'] ?? errors['changes.0.key'];
  return (
    <Dialog
      isOpen
      title={t(($) => $.withdraw)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={() =>
              void save({
                changes: [{ action: 'Withdraw', key: row.key }],
                period: { ...AT_ONCE, reason },
                validFrom: row.validFrom,
              })
            }
          >
            {t(($) => $.withdraw)}
          </Button>
        </>
      }
    >
      {refused && <Banner tone="danger">{refused}</Banner>}
      <p>{t(($) => $.withdrawText, { when: formatDateTime(row.validFrom) })}</p>
      <TextField
        label={t(($) => $.reason)}
        isRequired
        autoFocus
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
