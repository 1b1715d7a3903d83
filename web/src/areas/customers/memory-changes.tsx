import type { HitChange } from '#domain/areas/compliance/screening.schema.ts';
import { useMessages } from '#web/lib/i18n.ts';

/** What changed since a false alarm was decided, so that it is asked again. */
export function MemoryChanges({ changes }: { changes: readonly HitChange[] }) {
  const t = useMessages('customers');
  return (
    <small>
      {t(($) => $.memory.changed)}{' '}
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {field}: <del>{told(before)}</del> → <ins>{told(after)}</ins>{' '}
        </span>
      ))}
    </small>
  );
}

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return Array.isArray(value) ? value.map(told).join(', ') || '—' : String(value);
}
