import { useMemo } from 'react';

/** The value as it was while it says the same, so that memoised parts below need not render again. Plain data only. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
