import { useSearch } from '@tanstack/react-router';

/** One text of the address; undefined when it is missing or stands there twice. */
export function useSearchText(name: string): string | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const value = search[name];
  return typeof value === 'string' ? value : undefined;
}
