import { inGroup } from './screen.ts';

/** Services in hold are decided here. */
export const complianceScreens = inGroup('Compliance', [
  {
    name: 'compliance',
    path: '/compliance',
    title: { en: 'Services in Hold', es: 'Servicios retenidos' },
    access: { who: ['corporationCompliance', 'complianceAml', 'compliance'], rights: ['Compliance'] },
    menu: true,
  },
]);
