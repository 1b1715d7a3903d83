export const customerLevels = ['None', 'Basic', 'Vip'] as const;
export type CustomerLevel = (typeof customerLevels)[number];
export const sexes = ['F', 'M', 'X'] as const;
export const residences = ['Citizen', 'PermanentResident', 'Parolee', 'Visa', 'Asylum', 'Other'] as const;
export const phoneKinds = ['Mobile', 'Home', 'Work'] as const;
export const addressKinds = ['Home', 'Mailing', 'Work'] as const;
export const consentKinds = ['SMS', 'Email', 'WhatsApp', 'Marketing'] as const;
export const idVerifications = ['None', 'Manual', 'Mrz', 'Pdf417'] as const;
export const customerLanguages = ['en', 'es'] as const;

/** Whether somebody can send money with the documents they have: the state of the best photo ID on a day. */
export const idStates = ['Valid', 'ExpiresSoon', 'Expired', 'Missing'] as const;
export type IdState = (typeof idStates)[number];

/** Why a customer may be one that exists already, the surest first. */
export const duplicateReasons = ['id', 'phone', 'email', 'nameAndBirth', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** What a search found somebody by. */
export const searchMatches = ['number', 'phone', 'id', 'email', 'name'] as const;

export const customerActions = ['Edit', 'SetLevel', 'Block', 'Unblock', 'Merge', 'RevealTaxId'] as const;
export type CustomerAction = (typeof customerActions)[number];
