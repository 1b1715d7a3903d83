import { inGroup } from './screen.ts';

/** Sale offices file claims, provider offices answer them, the claims desk decides. */
export const claimsScreens = inGroup('Claims', [
  {
    name: 'claims',
    path: '/claims',
    title: { en: 'Claims', es: 'Reclamaciones' },
    access: { who: ['corporation', 'officeClaim', 'saleOffice', 'providerOffice'], rights: ['Claims'] },
    menu: true,
  },
]);
