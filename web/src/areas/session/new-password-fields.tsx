import type { PasswordFlaw, PasswordOwner } from '#domain/areas/session/password-policy.ts';
import { passwordMin } from '#domain/areas/session/password-policy.ts';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import type { Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';
import { flawOf, PasswordRules } from './password-rules.tsx';

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

export const noPassword: NewPassword = { password: '', repeat: '' };

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  errors: Readonly<Record<string, string>>;
  owner?: PasswordOwner;
  autoFocus?: boolean;
}

/** A new password twice, with its rules. */
export function NewPasswordFields({ value, onChange, errors, owner, autoFocus }: NewPasswordFieldsProps) {
  const t = useMessages('session');
  return (
    <>
      <PasswordField
        name="new-password"
        label={t(($) => $.policy.new)}
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={value.password}
        error={errors.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordRules password={value.password} owner={owner} />
      <PasswordField
        name="repeat-password"
        label={t(($) => $.policy.repeat)}
        autoComplete="new-password"
        value={value.repeat}
        error={errors.repeat}
        onChange={(event) => onChange({ ...value, repeat: event.target.value })}
      />
    </>
  );
}

/** What is wrong before the server is asked, by field; empty when nothing is. */
export function newPasswordErrors(
  { password, repeat }: NewPassword,
  t: Translate<typeof en>,
  owner?: PasswordOwner,
): Record<string, string> {
  const flaw = flawOf(password, owner);
  return {
    ...(flaw !== null && { password: flawText(flaw, t) }),
    ...(password !== repeat && { repeat: t(($) => $.policy.differs) }),
  };
}

function flawText(flaw: PasswordFlaw, t: Translate<typeof en>): string {
  if (flaw === 'password-too-short') return t(($) => $.policy.short, { count: passwordMin });
  return flaw === 'password-is-yours' ? t(($) => $.policy.isYours) : t(($) => $.policy.tooCommon);
}
