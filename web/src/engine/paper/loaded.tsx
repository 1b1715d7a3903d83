import { mdiAlertCircleOutline, mdiMapMarkerQuestionOutline } from '@mdi/js';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  shape: 'paper' | 'form' | 'row';
  children: (data: Data) => ReactNode;
}

/**
 * What a paper or form needs before it can stand: grey shapes while it comes, the reason when it does not.
 *
 * @example
 * <Loaded query={useCall('GET /api/settings/users/{id}', { params: { id } })} shape="paper">{(user) => …}</Loaded>
 */
export function Loaded<Data>({ query, shape, children }: LoadedProps<Data>) {
  const t = useMessages('paper');
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton shape={shape} />;
  // An address with an id that cannot be one leads to nothing either; trying again would not help.
  const isNowhere = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div role="alert">
      <EmptyState
        icon={isNowhere ? mdiMapMarkerQuestionOutline : mdiAlertCircleOutline}
        title={isNowhere ? t(($) => $.nowhere) : t(($) => $.failed)}
        text={isNowhere ? t(($) => $.nowhereText) : error.message}
        action={
          isNowhere ? (
            <Button onClick={() => window.history.back()}>{t(($) => $.goBack)}</Button>
          ) : (
            <Button onClick={() => void refetch()}>{t(($) => $.retry)}</Button>
          )
        }
      />
    </div>
  );
}
