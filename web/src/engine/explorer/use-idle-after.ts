import { useEffect, useState } from 'react';

/** True once the browser has had a quiet moment after `isReady`: for what may come when the rows are painted. */
export function useIdleAfter(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const idle = requestIdleCallback(() => setIdle(true), { timeout: 2000 }); // ms
    return () => cancelIdleCallback(idle);
  }, [isReady]);
  return isIdle;
}
