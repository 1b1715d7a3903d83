import { menuRightLabels, roleLabels } from '../../access/access.labels.ts';
import { exportLabels } from '../../kernel/export-labels.ts';
import { usersExplorer } from './users.explorer.ts';

const languages = { en: 'English', es: 'Español' };

export const usersLabels = exportLabels(usersExplorer, {
  en: {
    title: 'Users',
    columns: {
      name: 'Name',
      email: 'Email',
      roles: 'Roles',
      offices: 'Offices',
      status: 'Status',
      language: 'Language',
      twoFactor: 'Second factor',
      lastLoginAt: 'Last login',
      createdAt: 'Created',
      phone: 'Phone',
      rights: 'Menu rights',
    },
    values: {
      roles: roleLabels.en,
      status: { Invited: 'Invited', Active: 'Active', Blocked: 'Blocked' },
      language: languages,
      twoFactor: { None: 'None', Mail: 'By mail', Totp: 'Authenticator app' },
      rights: menuRightLabels.en,
    },
  },
  es: {
    title: 'Usuarios',
    columns: {
      name: 'Nombre',
      email: 'Correo electrónico',
      roles: 'Roles',
      offices: 'Oficinas',
      status: 'Estado',
      language: 'Idioma',
      twoFactor: 'Segundo factor',
      lastLoginAt: 'Último acceso',
      createdAt: 'Creado',
      phone: 'Teléfono',
      rights: 'Derechos de menú',
    },
    values: {
      roles: roleLabels.es,
      status: { Invited: 'Invitado', Active: 'Activo', Blocked: 'Bloqueado' },
      language: languages,
      twoFactor: { None: 'Ninguno', Mail: 'Por correo', Totp: 'Aplicación de autenticación' },
      rights: menuRightLabels.es,
    },
  },
});
