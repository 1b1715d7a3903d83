import type { Access } from '../access.ts';
import { servicesRights } from '../menu-right.ts';
import { inGroup } from './screen.ts';

// There is no menu right for customers: any right that deals with them will do. An office without
// accessAllowToCustomerInfo opens them too, masked, so the flag is no question of who may come in.
const openCustomer = {
  who: ['saleDesk', 'officeClaim', 'corporation', 'complianceAml'],
  rights: [...servicesRights, 'Compliance', 'Claims'],
} as const satisfies Access;
const createCustomer = { who: ['saleDesk'], rights: servicesRights } as const satisfies Access;

/** The front door, what everybody has, and customers. The activity log's scopes have an access each: activity-scopes.ts. */
export const baseScreens = inGroup(null, [
  {
    name: 'app',
    path: '/',
    title: { en: 'Dashboard -- app version 2.0', es: 'Panel -- versión 2.0 de la aplicación' },
    access: { who: 'session' },
  },
  {
    name: 'app.dashboard',
    path: '/dashboard',
    title: { en: 'Dashboard -- app version 2.0', es: 'Panel -- versión 2.0 de la aplicación' },
    access: { who: 'session' },
    menu: true,
  },
  {
    name: 'app.dummy',
    path: '/dummy',
    title: { en: 'Dashboard -- app version 2.0', es: 'Panel -- versión 2.0 de la aplicación' },
    access: { who: 'session' },
  },
  {
    name: 'login',
    path: '/login',
    title: { en: 'Login', es: 'Iniciar sesión' },
    access: { who: 'public' },
  },
  {
    name: '2fa',
    path: '/2fa?code',
    title: { en: 'Second Factor', es: 'Segundo factor' },
    access: { who: 'public' },
  },
  {
    name: 'activate',
    path: '/activate/{token}',
    title: { en: 'Activate Account', es: 'Activar la cuenta' },
    access: { who: 'public' },
  },
  {
    name: 'reset',
    path: '/reset',
    title: { en: 'Reset Password', es: 'Restablecer la contraseña' },
    access: { who: 'public' },
  },
  {
    name: 'office.select',
    path: '/office/select',
    title: { en: 'Select Office', es: 'Elegir la oficina' },
    access: { who: 'session' },
  },
  {
    name: 'profile',
    path: '/profile',
    title: { en: 'Profile', es: 'Perfil' },
    access: { who: 'session' },
  },
  {
    name: 'activitylog',
    path: '/activitylog/{scope}',
    title: { en: 'Activity Log', es: 'Registro de actividad' },
    access: { who: 'session' },
  },
  {
    name: 'customers.paper',
    path: '/customers/paper/{id}',
    title: { en: 'Customer', es: 'Cliente' },
    access: openCustomer,
  },
  {
    name: 'customers.create',
    path: '/customers/create',
    title: { en: 'New Customer', es: 'Nuevo cliente' },
    access: createCustomer,
  },
]);
