import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { customerValuesOf } from './customer-values-of.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The log keeps phones, addresses and consents as texts, the form as rows: a refusal that compares both (412) comes to
 * the form with the rows of before and of now. The tax number is compared by nobody.
 */
export async function inFormWords(error: unknown, before: CustomerPaper): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 412) return error;
  const { status, code, endpoint, message } = error;
  const now = customerValuesOf(await call('GET /api/customers/{id}', { params: { id: before.id } }));
  const then = customerValuesOf(before);
  const details = error.details as { readonly changes?: readonly Change[] };
  const changes = (details.changes ?? [])
    .filter(({ field }) => field in now)
    .map(({ field }) => ({
      field,
      before: then[field as keyof typeof then],
      after: now[field as keyof typeof now],
    }));
  return new ApiError(message, { status, code, endpoint, details: { ...details, changes } });
}
