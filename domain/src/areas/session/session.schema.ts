import { z } from 'zod';
import { menuRights } from '../../access/menu-right.ts';
import { officeTypes } from '../../access/office-type.ts';
import { roles } from '../../access/roles.ts';
import { serviceTypes } from '../../access/service-type.ts';
import { text } from '../../kernel/wire.ts';
import { passwordMax } from './password-policy.ts';
import { printing } from '../reports/printing.schema.ts';
import { preferences } from './preferences.schema.ts';

export const languages = ['en', 'es'] as const;
/** A password as typed: nothing is trimmed. The policy speaks of new ones only. */
const password = z.string().min(1).max(passwordMax);
const email = z.string().trim().min(1).max(254);
const token = z.string().regex(/^[\w-]{20,100}$/);
const code = z.string().trim().min(6).max(120);

export const twoFactorMethods = ['None', 'Mail', 'Totp'] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

export const credentials = z.strictObject({ email, password });
/** `challenge` may be left out when the code is the one of a mail's link, which carries both. */
export const secondFactor = z.strictObject({ challenge: token.optional(), code });
export const challengeOnly = z.strictObject({ challenge: token });

/** Kept by the browser under APP_USER_AUTHENTICATED (seed §3). */
export const authenticatedUser = z.object({
  id: z.string(),
  token: z.string(),
  roles: z.array(z.enum(roles)),
  roleMenus: z.array(z.enum(menuRights)),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  preferences,
});
export type AuthenticatedUser = z.output<typeof authenticatedUser>;

export const entered = z.object({ token: z.string(), user: authenticatedUser });
export const challenged = z.object({ challenge: z.string(), method: z.enum(['Totp', 'Mail']) });
export const loginReply = z.union([entered, challenged]);
export type Entered = z.output<typeof entered>;
export type Challenged = z.output<typeof challenged>;

export const activation = z.strictObject({ token, password, language: z.enum(languages) });
export const linkOnly = z.strictObject({ token });
export const linkState = z.object({ isValid: z.boolean() });
export const resetAsk = z.strictObject({ email });
export const resetConfirm = z.strictObject({ token, password });

/** What people may change of themselves; email, roles and offices are for those who manage users. */
export const profileEdit = z.strictObject({
  firstName: text(60),
  lastName: text(60),
  phone: text(30, 0),
  language: z.enum(languages),
  preferences,
});
export type ProfileEdit = z.output<typeof profileEdit>;

export const profile = z.object({
  id: z.string(),
  version: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  preferences,
  roles: z.array(z.enum(roles)),
  roleMenus: z.array(z.enum(menuRights)),
  twoFactor: z.enum(twoFactorMethods),
  /** The configuration asks everybody for a second factor; it cannot be switched off here. */
  isTwoFactorForced: z.boolean(),
  recoveryCodesLeft: z.number(),
  passwordChangedAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
});
export type Profile = z.output<typeof profile>;

export const passwordChange = z.strictObject({ currentPassword: password, password });
/** Whoever changes how one logs in proves first to be the owner of the session. */
export const passwordOnly = z.strictObject({ password });
export const mailCodes = z.strictObject({ isOn: z.boolean(), password });

export const totpEnrolment = z.object({ secret: z.string(), uri: z.string() });
export const totpCode = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
});
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const sessionRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});

export const scopedOffice = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  officeType: z.enum(officeTypes),
  defaultForLogin: z.boolean(),
});

export const activeOffice = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  officeType: z.enum(officeTypes),
  serviceTypes: z.array(z.enum(serviceTypes)),
  logoFileId: z.string().nullable(),
  accessAllowToCustomerInfo: z.boolean(),
  timeZone: z.string(),
  printing,
});
