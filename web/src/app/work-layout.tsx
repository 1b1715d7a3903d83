import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useLiveStream } from '#web/engine/live/use-live.ts';
import { useOffices, useSubject } from '#web/engine/session/use-office.ts';
import { useUser } from '#web/engine/session/session.ts';
import { Spinner } from '#web/kit/feedback/spinner.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { setOfficeZone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { Guarded } from './guarded.tsx';
import { Shell } from './shell/shell.tsx';
import { WithoutOffice } from './without-office.tsx';

/** The shared layout of all work: waits for the offices, then shell and screen (seed §2). */
export function WorkLayout() {
  const t = useMessages('app');
  const user = useUser();
  const { offices, office, hasNone, error, retry } = useOffices();
  const subject = useSubject();
  const { toastError } = useToast();
  const isBare = useMatches({
    select: (matches) => matches.at(-1)?.staticData.screen?.name === 'office.select',
  });
  useLiveStream(user === undefined || office === undefined ? undefined : `${user.id} ${office.id}`);
  useEffect(() => {
    if (error) toastError(error);
  }, [error, toastError]);

  if (subject === null || office === undefined) {
    if (error === null && !hasNone) return <Spinner label={t(($) => $.loadingOffices)} />;
    return <WithoutOffice error={error} onRetry={retry} />;
  }
  // Before anything below formats a time.
  setOfficeZone(office.timeZone);
  if (isBare) return <Outlet />;
  return (
    <Shell subject={subject} office={office} offices={offices}>
      <Guarded subject={subject}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </Guarded>
    </Shell>
  );
}
