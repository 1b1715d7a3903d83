import { mdiAlertCircleOutline } from '@mdi/js';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
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
  return (
    <div role="alert">
      <EmptyState
        icon={mdiAlertCircleOutline}
        title={t(($) => $.failed)}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t(($) => $.retry)}</Button>}
      />
    </div>
  );
}
