import { mdiAlertCircleOutline, mdiFilterOffOutline, mdiTrayPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';

interface ExplorerEmptyProps {
  error: Error | null;
  isNarrowed: boolean;
  /** What to say and offer when there is nothing at all yet. */
  none?: { readonly title?: string; readonly text?: string; readonly action?: ReactNode };
  onRetry: () => void;
  onClear: () => void;
}

/** Why there are no rows: it failed, nothing matches, or there are none yet. Each with the way out. */
export function ExplorerEmpty({ error, isNarrowed, none, onRetry, onClear }: ExplorerEmptyProps) {
  const t = useMessages('explorer');
  if (error) {
    return (
      <div role="alert">
        <EmptyState
          icon={mdiAlertCircleOutline}
          title={t(($) => $.empty.failed)}
          text={error.message}
          action={<Button onClick={onRetry}>{t(($) => $.empty.retry)}</Button>}
        />
      </div>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon={mdiFilterOffOutline}
        title={t(($) => $.empty.noMatch)}
        text={t(($) => $.empty.noMatchHint)}
        action={<Button onClick={onClear}>{t(($) => $.empty.clear)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={mdiTrayPlus}
      title={none?.title ?? t(($) => $.empty.none)}
      text={none?.text}
      action={none?.action}
    />
  );
}
