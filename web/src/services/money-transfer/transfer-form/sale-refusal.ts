import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

type Words = Translate<Catalog['transfer-form']>;

/** Which field of the form a guard judges: its sentence belongs there. */
const fieldOf: Readonly<Partial<Record<string, string>>> = { customerOk: 'customerId' };

export interface SaleRefusal {
  /** By path below the payment: `tenders.0.reference`. */
  readonly payment: Readonly<Record<string, string>>;
  /** Said beside the payment. */
  readonly problem: string;
}

/** What the form shows at its own fields goes back to it; everything else is said where the money is taken. */
export function refusalOf(error: unknown, t: Words): SaleRefusal | ApiError {
  if (!(error instanceof ApiError)) return plain(error instanceof Error ? error.message : String(error));
  if (error.status === 412) return error;
  if (error.code === 'guard-failed') return guardRefusal(error, t);
  const paying = error.fields.filter((field) => field.path.startsWith('payment.'));
  if (error.fields.length > paying.length) return error;
  const payment = paying.map((field) => [field.path.replace('payment.', ''), field.message] as const);
  return { payment: Object.fromEntries(payment), problem: paying[0]?.message ?? error.message };
}

function guardRefusal(error: ApiError, t: Words): SaleRefusal | ApiError {
  const { reason = '', params = {} } = error.details as {
    reason?: string;
    params?: { available?: string; needed?: string };
  };
  const path = fieldOf[reason];
  if (path !== undefined) return atField(error, path);
  const { available, needed } = params;
  if (reason !== 'fundAvailable' || available === undefined || needed === undefined)
    return plain(error.message);
  return plain(t(($) => $.noFund, { available: dollars(available), needed: dollars(needed) }));
}

function plain(problem: string): SaleRefusal {
  return { payment: {}, problem };
}

function atField({ message, status, code, endpoint }: ApiError, path: string): ApiError {
  return new ApiError(message, { status, code, endpoint, details: { fields: [{ path, code, message }] } });
}

/** `1234.50` of a sentence of the server as money is written here. */
function dollars(text: string): string {
  return formatMoney(text.replace('.', ''), 'USD');
}
