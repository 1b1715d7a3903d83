import type { AccountMailText, accountMailEn } from './account-mail.en.ts';

export const accountMailEs = {
  activation: {
    subject: 'Active su cuenta de Giro',
    says: 'Se creó una cuenta para usted con el correo {email}. Elija una contraseña y podrá empezar.',
    note: 'El enlace sirve una vez, durante {hours} horas. Si no esperaba este correo, no haga nada: no pasará nada.',
    button: 'Activar mi cuenta',
  },
  reset: {
    subject: 'Elija una nueva contraseña de Giro',
    says: 'Alguien pidió una nueva contraseña para su cuenta.',
    note: 'El enlace sirve una vez, durante {minutes} minutos. Si no fue usted, no haga nada: su contraseña no cambia.',
    button: 'Elegir una nueva contraseña',
  },
  code: {
    subject: '{code} es su código de Giro',
    says: 'Escriba este código donde inició la sesión o abra el enlace en el mismo navegador.',
    note: 'Sirve una vez, durante {minutes} minutos. Si usted no acaba de entrar, alguien conoce su contraseña: cámbiela.',
    button: 'Terminar de entrar',
  },
  'password-changed': {
    subject: 'Se cambió su contraseña de Giro',
    says: 'Se cambió la contraseña de su cuenta y se cerraron sus otras sesiones.',
    note: 'Si no fue usted, pida enseguida una nueva contraseña y avise a su administrador.',
  },
  'totp-enabled': {
    subject: 'Giro pedirá desde ahora un código de su aplicación de autenticación',
    says: 'Se configuró una aplicación de autenticación para su cuenta.',
    note: 'Si no fue usted, avise enseguida a su administrador.',
  },
  'totp-disabled': {
    subject: 'Giro ya no pide un código de su aplicación de autenticación',
    says: 'Se quitó la aplicación de autenticación de su cuenta.',
    note: 'Si no fue usted, cambie su contraseña y avise enseguida a su administrador.',
  },
  'mail-codes-on': {
    subject: 'Giro le enviará desde ahora un código por correo al entrar',
    says: 'Se activaron los códigos por correo para su cuenta.',
    note: 'Si no fue usted, avise enseguida a su administrador.',
  },
  'mail-codes-off': {
    subject: 'Giro ya no le envía un código por correo al entrar',
    says: 'Se desactivaron los códigos por correo para su cuenta.',
    note: 'Si no fue usted, cambie su contraseña y avise enseguida a su administrador.',
  },
  'recovery-code-used': {
    subject: 'Se usó un código de recuperación de su cuenta de Giro',
    says: 'Alguien entró en su cuenta con un código de recuperación. Códigos que quedan: {left}.',
    note: 'Si no fue usted, cambie su contraseña y avise enseguida a su administrador.',
  },
} as const satisfies Record<keyof typeof accountMailEn, AccountMailText>;

export const greetingEs = 'Hola, {name}:';
