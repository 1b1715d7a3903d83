type Choice = { id: string; name: string };

const choices = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

export const statuses = choices({ Invited: 'Invited', Active: 'Active', Blocked: 'Blocked' });
export const twoFactorMethods = choices({ None: 'None', Mail: 'Mail', Totp: 'App' });
export const languages = choices({ en: 'English', es: 'Español' });
