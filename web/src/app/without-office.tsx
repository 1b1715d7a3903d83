import { mdiAlertCircleOutline, mdiStorefrontRemoveOutline } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useSignOut } from './shell/use-sign-out.ts';

interface WithoutOfficeProps {
  /** Why the offices could not be loaded; null when the person has none. */
  error: Error | null;
  onRetry: () => void;
}

/** Instead of shell and screen while there is no office to work in. */
export function WithoutOffice({ error, onRetry }: WithoutOfficeProps) {
  const t = useMessages('app');
  const signOut = useSignOut();
  const logout = <Button onClick={() => void signOut()}>{t(($) => $.logout)}</Button>;
  return (
    <main>
      {error === null ? (
        <EmptyState
          icon={mdiStorefrontRemoveOutline}
          title={t(($) => $.noOffice)}
          text={t(($) => $.noOfficeText)}
          action={logout}
        />
      ) : (
        <EmptyState
          icon={mdiAlertCircleOutline}
          title={t(($) => $.officesFailed)}
          text={error.message}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                {t(($) => $.retry)}
              </Button>
              {logout}
            </>
          }
        />
      )}
    </main>
  );
}
