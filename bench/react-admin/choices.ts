const choices = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

export const userStatuses = choices('Invited', 'Active', 'Blocked');
export const twoFactorMethods = choices('None', 'Mail', 'Totp');
