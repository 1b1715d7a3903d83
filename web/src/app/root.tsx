import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Spinner } from '#web/kit/feedback/spinner.tsx';
import { useLanguage } from '#web/lib/i18n.ts';

/** Names the window after the screen and waits for messages that are still on their way. */
export function Root() {
  const language = useLanguage();
  const title = useMatches({
    select: (matches) => matches.at(-1)?.staticData.screen?.title[language] ?? 'Giro',
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );
}
