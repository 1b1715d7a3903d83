import { mdiDotsHorizontal } from '@mdi/js';
import { useId, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { PaperAction } from './paper-action.ts';
import styles from './paper.module.css';

/** The legal next actions; what is not possible now is there, disabled, with the reason said in a line. */
export function PaperActions({ actions }: { actions: readonly PaperAction[] }) {
  const t = useMessages('paper');
  const { toastError } = useToast();
  const reasonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [busy, setBusy] = useState<string>();
  const buttons = actions
    .filter(({ place }) => place !== 'menu')
    .toSorted((left, right) => strength(left) - strength(right));
  const hidden = actions.filter(({ place }) => place === 'menu');
  const refused = buttons.filter(({ reason }) => reason !== undefined);

  async function run(action: PaperAction): Promise<void> {
    if (busy !== undefined || action.reason !== undefined) return;
    setBusy(action.id);
    try {
      await action.run();
    } catch (error) {
      toastError(error);
    }
    setBusy(undefined);
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {buttons.map((action) => (
          <span key={action.id}>
            {action.hint && <ActionKey action={action} run={() => void run(action)} />}
            <Button
              variant={variantOf(action)}
              icon={action.icon}
              hint={action.hint}
              disabled={action.reason !== undefined}
              isBusy={busy === action.id}
              aria-describedby={action.reason === undefined ? undefined : `${reasonId}-${action.id}`}
              onClick={() => void run(action)}
            >
              {action.label}
            </Button>
          </span>
        ))}
        {hidden.length > 0 && (
          <IconButton
            icon={mdiDotsHorizontal}
            label={t(($) => $.more)}
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          />
        )}
      </div>
      {refused.map(({ id, label, reason }) => (
        <p key={id} id={`${reasonId}-${id}`} className={styles.reason}>
          {label}: {reason}
        </p>
      ))}
      <Menu
        anchor={anchor}
        label={t(($) => $.more)}
        entries={hidden.map((action) => ({ ...action, onClick: () => void run(action) }))}
        onClose={() => setAnchor(undefined)}
      />
    </div>
  );
}

function ActionKey({ action, run }: { action: PaperAction; run: () => void }) {
  const { id, label, hint = '' } = action;
  useHotkey({ id: `paper.${id}`, keys: hint.toLowerCase(), label, run });
  return null;
}

function strength({ place }: PaperAction): number {
  return place === 'primary' ? 1 : 0;
}

function variantOf({ place, isDanger }: PaperAction): 'primary' | 'danger' | 'ghost' {
  if (isDanger) return 'danger';
  return place === 'primary' ? 'primary' : 'ghost';
}
