import { inGroup } from './screen.ts';

/** Figures across services. */
export const analyticScreens = inGroup('Analytic', [
  {
    name: 'analytic',
    path: '/analytic',
    title: { en: 'Analytics', es: 'Analítica' },
    access: { who: ['corporation', 'admin'], rights: ['Analytic'] },
    menu: true,
  },
]);
