import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The log names linked offices by their codes, the form by their ids: a refusal that compares both (412)
 * comes to the form in the form's own words.
 */
export async function officeCodesToIds(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 412) return error;
  const { status, code, endpoint } = error;
  const details = error.details as { readonly changes?: readonly Change[] };
  const changes = await Promise.all((details.changes ?? []).map(withIds));
  return new ApiError(error.message, { status, code, endpoint, details: { ...details, changes } });
}

async function withIds(change: Change): Promise<Change> {
  if (change.field !== 'linkedOfficeIds') return change;
  const { before, after } = change;
  return { ...change, before: await idsOf(before), after: await idsOf(after) };
}

/** One small question per code; links are few. A code that no office has any more is left out. */
async function idsOf(codes: unknown): Promise<string[]> {
  const wanted = Array.isArray(codes) ? codes.map(String) : [];
  const answers = await Promise.all(
    wanted.map((code) =>
      call('GET /api/settings/offices', { query: { filter: [`code:is:${encodeURIComponent(code)}`] } }),
    ),
  );
  return answers.flatMap(({ rows }) => rows.map(({ id }) => id));
}
