import { mdiFilterOffOutline } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Spinner } from '#web/kit/feedback/spinner.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Section } from './section.tsx';

/** What stands where nothing stands yet. */
export function WaitingSection() {
  const t = useMessages('dummy');
  return (
    <Section title={t(($) => $.waiting.title)}>
      <Sheet padding="flush">
        <EmptyState
          icon={mdiFilterOffOutline}
          title={t(($) => $.waiting.empty)}
          text={t(($) => $.waiting.emptyText)}
          action={<Button>{t(($) => $.waiting.clear)}</Button>}
        />
      </Sheet>
      <Skeleton />
      <Skeleton shape="form" />
      <Spinner />
    </Section>
  );
}
