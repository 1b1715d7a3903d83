import { ApiError } from '#web/lib/api-error.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The log names offices by their codes, the form by their ids: a refusal that compares both (412)
 * comes to the form in the form's own words.
 */
export function officeCodesToIds(
  error: unknown,
  offices: readonly { readonly id: string; readonly code: string }[],
): unknown {
  if (!(error instanceof ApiError) || error.status !== 412) return error;
  const { status, code, endpoint } = error;
  const details = error.details as { readonly changes?: readonly Change[] };
  const changes = details.changes?.map((change) =>
    change.field === 'officeIds' || change.field === 'defaultOfficeId'
      ? { ...change, before: toId(change.before), after: toId(change.after) }
      : change,
  );
  return new ApiError(error.message, { status, code, endpoint, details: { ...details, changes } });

  function toId(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(toId);
    return offices.find((office) => office.code === value)?.id ?? value;
  }
}
