import { useEffect, useState } from 'react';

const LATER_MS = 1500;

/** False at first, true a moment later: for what may come after the rows that a person waits for. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
