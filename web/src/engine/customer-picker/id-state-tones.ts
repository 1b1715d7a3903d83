import type { IdState } from '#domain/areas/customers/customer.values.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';

export const idStateTones = {
  Valid: 'ok',
  ExpiresSoon: 'warn',
  Expired: 'err',
  Missing: 'warn',
} as const satisfies Record<IdState, Tone>;
