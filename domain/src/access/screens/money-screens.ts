import { inGroup, serviceAccess } from './screen.ts';

const cards = serviceAccess('ServicesCardRequest', 'DepositCardRequest');
const transfers = serviceAccess('ServicesMoneyTransfer', 'MoneyTransfer');
const topUps = serviceAccess('ServicesPhoneTopUps', 'TopUpNauta', 'TopUpCubacel', 'TopUpUsa');

/** Card deposits, money transfers and top-ups. */
export const moneyScreens = inGroup('Services', [
  {
    name: 'services.cards',
    path: '/services/cards',
    title: { en: 'Card Deposit Requests', es: 'Depósitos a tarjeta' },
    access: cards.list,
    menu: true,
  },
  {
    name: 'services.cards.create',
    path: '/services/cards/create',
    title: { en: 'New Card Deposit Request', es: 'Nuevo depósito a tarjeta' },
    access: cards.write,
  },
  {
    name: 'services.cards.edit',
    path: '/services/cards/edit/{id}',
    title: { en: 'Edit Card Deposit Request', es: 'Editar el depósito a tarjeta' },
    access: cards.write,
  },
  {
    name: 'services.cards.paper',
    path: '/services/cards/paper/{id}',
    title: { en: 'Card Deposit Request', es: 'Depósito a tarjeta' },
    access: cards.paper,
  },
  {
    name: 'services.transfers',
    path: '/services/transfers',
    title: { en: 'Money Transfers', es: 'Remesas' },
    access: transfers.list,
    menu: true,
  },
  {
    name: 'services.transfers.create',
    path: '/services/transfers/create',
    title: { en: 'New Money Transfer', es: 'Nueva remesa' },
    access: transfers.write,
  },
  {
    name: 'services.transfers.edit',
    path: '/services/transfers/edit/{id}',
    title: { en: 'Edit Money Transfer', es: 'Editar la remesa' },
    access: transfers.write,
  },
  {
    name: 'services.transfers.paper',
    path: '/services/transfers/paper/{id}',
    title: { en: 'Money Transfer', es: 'Remesa' },
    access: transfers.paper,
  },
  {
    name: 'services.topups',
    path: '/services/topups',
    title: { en: 'Top-ups', es: 'Recargas' },
    access: topUps.list,
    menu: true,
  },
  {
    name: 'services.topups.create',
    path: '/services/topups/create/{subcategoryId}',
    title: { en: 'New Top-up', es: 'Nueva recarga' },
    access: topUps.write,
  },
  {
    name: 'services.topups.paper',
    path: '/services/topups/paper/{id}',
    title: { en: 'Top-up', es: 'Recarga' },
    access: topUps.paper,
  },
]);
