export interface AccountMailText {
  readonly subject: string;
  readonly says: string;
  /** Small print: how long it works, what to do if it was not you. */
  readonly note: string;
  readonly button?: string;
}

/** Mails about an account. `{…}`: name, email, code, hours, minutes, left. */
export const accountMailEn = {
  activation: {
    subject: 'Activate your Giro account',
    says: 'An account was made for you with the email {email}. Choose a password and you can start.',
    note: 'The link works once, for {hours} hours. If you did not expect this mail, leave it as it is: nothing happens.',
    button: 'Activate my account',
  },
  reset: {
    subject: 'Choose a new password for Giro',
    says: 'Somebody asked for a new password for your account.',
    note: 'The link works once, for {minutes} minutes. If it was not you, leave this mail as it is: your password stays.',
    button: 'Choose a new password',
  },
  code: {
    subject: '{code} is your Giro code',
    says: 'Type this code where you logged in, or open the link in the same browser.',
    note: 'It works once, for {minutes} minutes. If you did not log in just now, somebody knows your password: change it.',
    button: 'Finish the login',
  },
  'password-changed': {
    subject: 'Your Giro password was changed',
    says: 'The password of your account was changed, and your other sessions were ended.',
    note: 'If it was not you, ask for a new password at once and tell your administrator.',
  },
  'totp-enabled': {
    subject: 'Giro asks for a code of your authenticator app from now on',
    says: 'An authenticator app was set up for your account.',
    note: 'If it was not you, tell your administrator at once.',
  },
  'totp-disabled': {
    subject: 'Giro no longer asks for a code of your authenticator app',
    says: 'The authenticator app was removed from your account.',
    note: 'If it was not you, change your password and tell your administrator at once.',
  },
  'mail-codes-on': {
    subject: 'Giro mails you a code at every login from now on',
    says: 'Codes by mail were switched on for your account.',
    note: 'If it was not you, tell your administrator at once.',
  },
  'mail-codes-off': {
    subject: 'Giro no longer mails you a code at login',
    says: 'Codes by mail were switched off for your account.',
    note: 'If it was not you, change your password and tell your administrator at once.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Giro account was used',
    says: 'Somebody logged in to your account with a recovery code. Codes left: {left}.',
    note: 'If it was not you, change your password and tell your administrator at once.',
  },
} as const satisfies Record<string, AccountMailText>;

export const greetingEn = 'Hello {name},';
