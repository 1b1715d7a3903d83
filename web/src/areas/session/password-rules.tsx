import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import type { PasswordOwner } from '#domain/areas/session/password-policy.ts';
import { passwordFlaw, passwordMin } from '#domain/areas/session/password-policy.ts';
import { Icon } from '#web/kit/text/icon.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './password-rules.module.css';

/** Whose password it is, where the screen knows; the server checks against the person in any case. */
const nobody: PasswordOwner = { email: '', name: '' };

/** The flaw as far as the browser can see it; only the server has the list of common passwords. */
export function flawOf(password: string, owner: PasswordOwner = nobody) {
  return passwordFlaw(password, { owner, isCommon: () => false });
}

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const t = useMessages('session');
  const flaw = flawOf(password, owner);
  const isLong = flaw !== 'password-too-short';
  const rules = [
    { id: 'length', isMet: isLong, text: t(($) => $.policy.length, { count: passwordMin }) },
    { id: 'common', isMet: isLong && flaw !== 'password-too-common', text: t(($) => $.policy.common) },
    {
      id: 'yours',
      isMet: owner !== undefined && flaw === null,
      text: owner === undefined ? t(($) => $.policy.yoursLater) : t(($) => $.policy.yours),
    },
  ];
  return (
    <ul className={styles.rules} aria-label={t(($) => $.policy.label)}>
      {rules.map(({ id, isMet, text }) => (
        <li key={id} className={isMet ? styles.met : undefined}>
          <Icon path={isMet ? mdiCheckCircle : mdiCircleOutline} size={16} />
          {text}
          <span className="visually-hidden">
            {isMet ? t(($) => $.policy.met) : t(($) => $.policy.broken)}
          </span>
        </li>
      ))}
    </ul>
  );
}
