import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

/** The address of a stored picture for an `img`, as long as it is shown; undefined until it has come. */
export function useFileUrl(id: string | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    let made: string | undefined;
    call('GET /api/files/{id}', { params: { id } }, { signal: abort.signal }).then(
      ({ blob }) => {
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined, // without it the initials stand there
    );
    return () => {
      abort.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [id]);
  return url;
}
