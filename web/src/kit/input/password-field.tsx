import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** Shortest new password the server takes. */
const MIN_LENGTH = 12;
const STRONG_LENGTH = 16;

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'rows'> {
  /** Says how a new password does while it is typed; pass what is typed. */
  strengthOf?: string;
}

/** A password that can be shown, with a note on its strength where a new one is chosen. */
export function PasswordField({
  strengthOf,
  hint,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const t = useMessages('kit');
  const [isShown, setIsShown] = useState(false);

  function note() {
    if (strengthOf === undefined) return hint;
    if (strengthOf.length < MIN_LENGTH) return t(($) => $.field.strength.short, { count: MIN_LENGTH });
    return strengthOf.length < STRONG_LENGTH
      ? t(($) => $.field.strength.fair)
      : t(($) => $.field.strength.strong);
  }

  return (
    <TextField
      {...props}
      hint={note()}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? mdiEyeOffOutline : mdiEyeOutline}
          label={isShown ? t(($) => $.field.hide) : t(($) => $.field.show)}
          size="sm"
          isPressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
