import { mdiAlertCircleOutline } from '@mdi/js';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';

/** What a person sees when a screen breaks; the rest of the application goes on. */
export function ScreenError({ reset }: ErrorComponentProps) {
  const t = useMessages('app');
  return (
    <EmptyState
      icon={mdiAlertCircleOutline}
      title={t(($) => $.failed)}
      text={t(($) => $.failedText)}
      action={<Button onClick={reset}>{t(($) => $.retry)}</Button>}
    />
  );
}
