export const userStatuses = ['Invited', 'Active', 'Blocked'] as const;
export const twoFactorMethods = ['None', 'Mail', 'Totp'] as const;
export const languages = ['en', 'es'] as const;
export type UserStatus = (typeof userStatuses)[number];
