import { useMessages } from '#web/lib/i18n.ts';
import type { HistoryWords } from '#web/engine/timeline/history-timeline.tsx';

const acts = [
  'blocked',
  'unblocked',
  'invited',
  'activated',
  'offices-added',
  'offices-removed',
  'two-factor-reset',
  'totp-enabled',
  'totp-disabled',
  'mail-codes-on',
  'mail-codes-off',
  'recovery-code-used',
  'login',
  'logout',
  'login-failed',
  'code-failed',
  'locked',
  'reset-asked',
  'password-changed',
  'password-refused',
  'session-ended',
  'sessions-ended',
  'printed',
] as const;

const tones = {
  created: 'ok',
  activated: 'ok',
  unblocked: 'ok',
  invited: 'info',
  blocked: 'err',
  locked: 'err',
  'login-failed': 'warn',
  'code-failed': 'warn',
  'two-factor-reset': 'warn',
  'totp-disabled': 'warn',
  'recovery-code-used': 'warn',
} as const;

/** What the log says of an account, in words and colours. */
export function useHistoryWords(): Pick<HistoryWords, 'actions' | 'tones'> {
  const t = useMessages('users');
  return { actions: Object.fromEntries(acts.map((act) => [act, t(($) => $.past[act])])), tones };
}
