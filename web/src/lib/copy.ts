import { useEffect, useState } from 'react';

/** How long the flag says `copied`, ms. */
export const COPIED_MS = 1500;

/** Copies text and says so for a moment: `const { isCopied, copy } = useCopy()`. */
export function useCopy() {
  const [count, setCount] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [count]);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setCount((times) => times + 1);
  }

  return { isCopied, copy };
}
