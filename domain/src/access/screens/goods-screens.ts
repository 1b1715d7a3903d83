import type { Access } from '../access.ts';
import { inGroup, serviceAccess } from './screen.ts';

const shopping = serviceAccess('ServicesShopping', 'ShoppingOrder');
const shipments = serviceAccess('ServicesShipments', 'ShipmentOrder');
// Operations load and distribute what the paper describes.
const shipmentPaper = {
  ...shipments.paper,
  who: [...shipments.paper.who, 'shipmentOrigin', 'shipmentDestination'],
  rights: [...shipments.paper.rights, 'OperationsShipments'],
} as const satisfies Access;

/** Shopping and shipments. */
export const goodsScreens = inGroup('Services', [
  {
    name: 'services.shopping',
    path: '/services/shopping',
    title: { en: 'Shopping', es: 'Compras' },
    access: shopping.list,
    menu: true,
  },
  {
    name: 'services.shopping.products',
    path: '/services/shopping/products',
    title: { en: 'Shopping Products', es: 'Productos de compras' },
    access: shopping.list,
  },
  {
    name: 'services.shopping.create',
    path: '/services/shopping/create',
    title: { en: 'New Shopping Order', es: 'Nueva compra' },
    access: shopping.write,
  },
  {
    name: 'services.shopping.paper',
    path: '/services/shopping/paper/{id}',
    title: { en: 'Shopping Order', es: 'Compra' },
    access: shopping.paper,
  },
  {
    name: 'services.shopping.masterpaper',
    path: '/services/shopping/Shoppingmasterpaper/{id}',
    title: { en: 'Shopping Master Order', es: 'Orden maestra de compras' },
    access: shopping.paper,
  },
  {
    name: 'services.shipments',
    path: '/services/shipments',
    title: { en: 'Shipments', es: 'Envíos' },
    access: shipments.list,
    menu: true,
  },
  {
    name: 'services.shipments.create',
    path: '/services/shipments/create',
    title: { en: 'New Shipment', es: 'Nuevo envío' },
    access: shipments.write,
  },
  {
    name: 'services.shipments.paper',
    path: '/services/shipments/paper/{id}',
    title: { en: 'Shipment', es: 'Envío' },
    access: shipmentPaper,
  },
  {
    name: 'services.shipments.edit',
    path: '/services/shipments/edit/{id}',
    title: { en: 'Edit Shipment', es: 'Editar el envío' },
    access: shipments.write,
  },
  {
    name: 'services.shipments.shopping',
    path: '/services/shipments/shopping',
    title: { en: 'Shipment Box products', es: 'Productos de caja de envío' },
    access: shipments.list,
    menu: true,
  },
  {
    name: 'services.shipments.shopping-create',
    path: '/services/shipments/shopping-create',
    title: { en: 'New Shipment Box Product Order', es: 'Nueva orden de cajas de envío' },
    access: shipments.write,
  },
]);
