import type { Entered, Profile } from '#domain/areas/session/session.schema.ts';

const preferences = {
  scheme: 'light',
  density: 'normal',
  hotkeys: {},
  printing: { papers: {}, printers: {} },
} as const;

/** What the server answers when somebody has come in. */
export const entered: Entered = {
  token: 'token-of-ana',
  user: {
    id: '7',
    token: 'token-of-ana',
    roles: ['Admin'],
    roleMenus: [],
    name: 'Ana Ruiz',
    email: 'ana@giro.test',
    language: 'en',
    preferences,
  },
};

export const profile: Profile = {
  id: '7',
  version: 3,
  email: 'ana@giro.test',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+13055550112',
  language: 'en',
  preferences,
  roles: ['Admin'],
  roleMenus: [],
  twoFactor: 'None',
  isTwoFactorForced: false,
  recoveryCodesLeft: 0,
  passwordChangedAt: null,
  lastLoginAt: null,
};

export const hialeah = {
  id: '1',
  code: 'HIA',
  name: 'Hialeah Main',
  officeType: 'Regular',
  defaultForLogin: true,
} as const;
export const havana = {
  id: '2',
  code: 'HAV',
  name: 'Entregas Habana',
  officeType: 'External',
  defaultForLogin: false,
} as const;
