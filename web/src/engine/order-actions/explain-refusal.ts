import type { Language } from '#domain/kernel/problem.ts';
import { statusLabels } from '#domain/order/status.labels.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

/** Which field a guard judges: its sentence belongs there. */
const fieldOf: Readonly<Partial<Record<string, string>>> = {
  reasonGiven: 'reason',
  recipientIdOk: 'recipientId.number',
  recipientOrAuthorised: 'recipientId.number',
  pinOk: 'pin',
  proofOfDelivery: 'signature',
  providerStopAck: 'providerStopped',
  trueSanctionsMatch: 'isTrueMatch',
  licenceOrFalsePositive: 'licence',
};

interface Words {
  readonly t: Translate<Catalog['order-actions']>;
  readonly language: Language;
}

/**
 * A refusal as the dialog shows it: a guard's sentence at the field it is about, and of a newer version who changed
 * what, without offering to go over it.
 */
export function explainRefusal(error: unknown, words: Words): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 412) return new Error(changedSince(error, words));
  const { reason } = (error.details ?? {}) as { reason?: string };
  const path = error.code === 'guard-failed' && reason !== undefined ? fieldOf[reason] : undefined;
  if (path === undefined) return error;
  const { status, code, endpoint, message } = error;
  return new ApiError(message, { status, code, endpoint, details: { fields: [{ path, code, message }] } });
}

/** Who did it, and the statuses it went through. */
export function changedSince(error: ApiError, { t, language }: Words): string {
  const { by = 'Giro', changes = [] } = (error.details ?? {}) as {
    by?: string;
    changes?: readonly { field: string; before: unknown; after: unknown }[];
  };
  const labels: Readonly<Record<string, string>> = statusLabels[language];
  const word = (status: unknown) => labels[String(status)] ?? String(status);
  const moves = changes
    .filter(({ field }) => field === 'status')
    .map(({ before, after }) => `${word(before)} → ${word(after)}`);
  const name = by.trim();
  if (moves.length === 0) return t(($) => $.changedBlind, { name });
  return t(($) => $.changed, { name, changes: moves.join(', ') });
}
