import type { Challenged } from '#domain/areas/session/session.schema.ts';

/** A login that waits for its second factor; kept by the tab, so that a reload does not lose it. */
export interface PendingLogin extends Challenged {
  readonly next?: string;
}

const key = 'giro.pending-login';

export function keepPendingLogin(login: PendingLogin): void {
  sessionStorage.setItem(key, JSON.stringify(login));
}

export function readPendingLogin(): PendingLogin | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as PendingLogin);
}

export function forgetPendingLogin(): void {
  sessionStorage.removeItem(key);
}

/** What the link of a mail carries in `?code=`: `challenge.123456`. Digits alone belong to the login of this tab. */
export function readCodeLink(code: string | undefined): { login?: PendingLogin; digits: string } {
  const [, challenge, digits = ''] = /^(?:([\w-]{20,100})\.)?(\d{6})$/.exec(code ?? '') ?? [];
  const kept = readPendingLogin();
  if (challenge === undefined || kept?.challenge === challenge) return { login: kept, digits };
  return { login: { challenge, method: 'Mail' }, digits };
}
