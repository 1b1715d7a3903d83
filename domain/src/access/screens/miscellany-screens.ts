import type { Access } from '../access.ts';
import { inGroup, serviceAccess } from './screen.ts';

const right = 'ServicesMiscellany';
const all = serviceAccess(right, 'Miscellany', 'Visa', 'TravelConsent', 'StoreOrder');
const miscellany = serviceAccess(right, 'Miscellany');
const visa = serviceAccess(right, 'Visa');
const consent = serviceAccess(right, 'TravelConsent');
const storeOrder = serviceAccess(right, 'StoreOrder');
// The store hands the order out.
const storeOrderPaper = {
  ...storeOrder.paper,
  rights: [...storeOrder.paper.rights, 'OperationsStoreOrders'],
} as const satisfies Access;

/** Miscellany, visas, travel consents and store orders. */
export const miscellanyScreens = inGroup('Services', [
  {
    name: 'services.miscellany',
    path: '/services/miscellany',
    title: { en: 'Miscellany', es: 'Misceláneas' },
    access: all.list,
    menu: true,
  },
  {
    name: 'services.miscellany.create',
    path: '/services/miscellany/create/{subcategoryId}',
    title: { en: 'New Miscellany', es: 'Nueva miscelánea' },
    access: miscellany.write,
  },
  {
    name: 'services.miscellany.paper',
    path: '/services/miscellany/paper/{id}',
    title: { en: 'Miscellany', es: 'Miscelánea' },
    access: miscellany.paper,
  },
  {
    name: 'services.miscellany.create-visa',
    path: '/services/miscellany/create-visa/{subcategoryId}',
    title: { en: 'New Visa', es: 'Nueva visa' },
    access: visa.write,
  },
  {
    name: 'services.miscellany.paper-visa',
    path: '/services/miscellany/paper-visa/{id}',
    title: { en: 'Visa', es: 'Visa' },
    access: visa.paper,
  },
  {
    name: 'services.miscellany.create-consent',
    path: '/services/miscellany/create-consent/{subcategoryId}',
    title: { en: 'New Travel Consent', es: 'Nuevo permiso de viaje' },
    access: consent.write,
  },
  {
    name: 'services.miscellany.paper-consent',
    path: '/services/miscellany/paper-consent/{id}',
    title: { en: 'Travel Consent', es: 'Permiso de viaje' },
    access: consent.paper,
  },
  {
    name: 'services.miscellany.create-storeorder',
    path: '/services/miscellany/create-storeorder/{subcategoryId}',
    title: { en: 'New Pickup in Store Order', es: 'Nuevo pedido para recoger en tienda' },
    access: storeOrder.write,
  },
  {
    name: 'services.miscellany.paper-storeorder',
    path: '/services/miscellany/paper-storeorder/{id}',
    title: { en: 'Pickup in Store Order', es: 'Pedido para recoger en tienda' },
    access: storeOrderPaper,
  },
]);
