import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';

/** `Demo Bank · Giro LLC · ••6789`: all that may be read of it. */
export function maskedAccount(account: OfficePaper['bankAccount']): string | undefined {
  return account === null ? undefined : `${account.bank} · ${account.holder} · ••${account.last4}`;
}
