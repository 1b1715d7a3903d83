import type { Access } from '../access.ts';
import { inGroup } from './screen.ts';

// The corporation reads along; the desks of the provider office write.
const storeOrders = {
  who: ['corporation', 'storeDesk'],
  rights: ['OperationsStoreOrders'],
} as const satisfies Access;
const inventory = {
  who: ['corporation', 'storeDesk', 'purchaseDesk'],
  rights: ['OperationsStoreInventory'],
} as const satisfies Access;
const manifests = {
  read: { who: ['corporation', 'shipmentOrigin', 'shipmentDestination'], rights: ['OperationsShipments'] },
  write: { who: ['shipmentOrigin'], rights: ['OperationsShipments'] },
  receive: { who: ['shipmentDestination'], rights: ['OperationsShipments'] },
} as const satisfies Record<string, Access>;
const purchases = {
  read: { who: ['corporation', 'purchaseDesk'], rights: ['OperationsPurchaseOrders'] },
  write: { who: ['purchaseDesk'], rights: ['OperationsPurchaseOrders'] },
} as const satisfies Record<string, Access>;
const passports = {
  read: { who: ['corporation', 'passportDesk'], rights: ['OperationsPassports'] },
  write: { who: ['passportDesk'], rights: ['OperationsPassports'] },
  // The sale office that gets its passports or papers back confirms their arrival.
  receive: {
    who: ['corporation', 'passportDesk', 'saleDesk'],
    rights: ['OperationsPassports', 'ServicesPassports'],
    services: ['Passport'],
  },
} as const satisfies Record<string, Access>;

/** What provider offices do with the orders. */
export const operationsScreens = inGroup('Operations', [
  {
    name: 'operations.shipments.store',
    path: '/operations/shipments/store',
    title: { en: 'Store Orders', es: 'Pedidos de tienda' },
    access: storeOrders,
    menu: true,
  },
  {
    name: 'operations.store.inventory',
    path: '/operations/store/inventory',
    title: { en: 'Store Inventory', es: 'Inventario de tienda' },
    access: inventory,
    menu: true,
  },
  {
    name: 'operations.manifests',
    path: '/operations/manifests',
    title: { en: 'Manifests', es: 'Manifiestos' },
    access: manifests.read,
    menu: true,
  },
  {
    name: 'operations.manifests.edit',
    path: '/operations/manifests/edit/{id?}',
    title: { en: 'Edit Manifest', es: 'Editar el manifiesto' },
    access: manifests.write,
  },
  {
    name: 'operations.manifests.paper',
    path: '/operations/manifests/paper/{id}',
    title: { en: 'Manifest', es: 'Manifiesto' },
    access: manifests.read,
  },
  {
    name: 'operations.manifests.arrived-at-destination',
    path: '/operations/manifests/arrived-at-destination/{id}',
    title: { en: 'Arrived at Destination', es: 'Llegada al destino' },
    access: manifests.receive,
  },
  {
    name: 'operations.purchases',
    path: '/operations/purchases',
    title: { en: 'Purchase Orders', es: 'Órdenes de compra' },
    access: purchases.read,
    menu: true,
  },
  {
    name: 'operations.purchases.create',
    path: '/operations/purchases/create',
    title: { en: 'New Purchase Order', es: 'Nueva orden de compra' },
    access: purchases.write,
  },
  {
    name: 'operations.purchases.edit',
    path: '/operations/purchases/edit/{id?}',
    title: { en: 'Edit Purchase Order', es: 'Editar la orden de compra' },
    access: purchases.write,
  },
  {
    name: 'operations.purchases.paper',
    path: '/operations/purchases/paper/{id}',
    title: { en: 'Purchase Order', es: 'Orden de compra' },
    access: purchases.read,
  },
  {
    name: 'operations.passport',
    path: '/operations/passport',
    title: { en: 'Passports', es: 'Pasaportes' },
    access: passports.read,
    menu: true,
  },
  {
    name: 'operations.passportsubmanifest.edit',
    path: '/operations/passportsubmanifest/edit/{id?}',
    title: { en: 'Edit Passport Submanifest', es: 'Editar el submanifiesto de pasaportes' },
    access: passports.write,
  },
  {
    name: 'operations.passportsubmanifest.paper',
    path: '/operations/passportsubmanifest/paper/{id}',
    title: { en: 'Passport Submanifest', es: 'Submanifiesto de pasaportes' },
    access: passports.receive,
  },
  {
    name: 'operations.returnmanifest.edit',
    path: '/operations/returnmanifest/edit/{id?}',
    title: { en: 'Edit Return Manifest', es: 'Editar el manifiesto de devolución' },
    access: passports.write,
  },
  {
    name: 'operations.returnmanifest.paper',
    path: '/operations/returnmanifest/paper/{id}',
    title: { en: 'Return Manifest', es: 'Manifiesto de devolución' },
    access: passports.receive,
  },
  {
    name: 'operations.passportmanifest',
    path: '/operations/passportmanifest',
    title: { en: 'Passport Manifests', es: 'Manifiestos de pasaportes' },
    access: passports.read,
    menu: true,
  },
  {
    name: 'operations.passportmanifest.edit',
    path: '/operations/passportmanifest/edit/{id?}',
    title: { en: 'Edit Passport Manifest', es: 'Editar el manifiesto de pasaportes' },
    access: passports.write,
  },
  {
    name: 'operations.passportmanifest.paper',
    path: '/operations/passportmanifest/paper/{id}',
    title: { en: 'Passport Manifest', es: 'Manifiesto de pasaportes' },
    access: passports.read,
  },
]);
