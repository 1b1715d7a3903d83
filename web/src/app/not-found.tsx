import { mdiMapMarkerQuestionOutline } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';

export function NotFound() {
  const t = useMessages('app');
  const navigate = useNavigate();
  return (
    <main>
      <EmptyState
        icon={mdiMapMarkerQuestionOutline}
        title={t(($) => $.notFound)}
        text={t(($) => $.notFoundText)}
        action={
          <Button onClick={() => void navigate({ to: '/dashboard' })}>{t(($) => $.toDashboard)}</Button>
        }
      />
    </main>
  );
}
