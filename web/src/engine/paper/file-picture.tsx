import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import styles from './paper.module.css';

/** A stored picture; its file comes with the session of the reader, so it cannot be a plain address. */
export function FilePicture({ id, label }: { id: string; label: string }) {
  const url = useFileUrl(id);
  return url === undefined ? null : <img className={styles.picture} src={url} alt={label} />;
}

function useFileUrl(id: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    let made: string | undefined;
    call('GET /api/files/{id}', { params: { id } }, { signal: ending.signal }).then(
      ({ blob }) => {
        if (ending.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(undefined), // A lost picture leaves its place empty; all else can still be read.
    );
    return () => {
      ending.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
