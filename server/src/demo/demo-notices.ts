interface DemoNotice {
  readonly severity: 'Info' | 'Warning' | 'Danger';
  readonly status: 'Draft' | 'Dispatched';
  readonly title: { readonly en: string; readonly es: string };
  readonly body: { readonly en: string; readonly es: string };
  readonly mustAcknowledge: boolean;
  readonly writtenDaysAgo: number;
  readonly lastsDays: number;
}

export const demoNotices: readonly DemoNotice[] = [
  {
    severity: 'Warning',
    status: 'Dispatched',
    title: {
      en: 'Ask for a valid identity document on every transfer',
      es: 'Pida un documento de identidad vigente en cada remesa',
    },
    body: {
      en: 'Expired documents are refused at the counter. Check the expiry date before you take the money.',
      es: 'Los documentos vencidos no se aceptan en ventanilla. Compruebe la fecha antes de recibir el dinero.',
    },
    mustAcknowledge: true,
    writtenDaysAgo: 6,
    lastsDays: 60,
  },
  {
    severity: 'Info',
    status: 'Dispatched',
    title: {
      en: 'Deliveries in Havana are back to two days',
      es: 'Las entregas en La Habana vuelven a dos días',
    },
    body: {
      en: 'Entregas Habana has caught up. Promise two working days again.',
      es: 'Entregas Habana está al día. Vuelva a prometer dos días hábiles.',
    },
    mustAcknowledge: false,
    writtenDaysAgo: 2,
    lastsDays: 30,
  },
  {
    severity: 'Info',
    status: 'Draft',
    title: { en: 'Holiday opening hours', es: 'Horario de fiestas' },
    body: {
      en: 'Draft: offices close at 2 pm on the day before each holiday.',
      es: 'Borrador: las oficinas cierran a las 2 pm la víspera de cada fiesta.',
    },
    mustAcknowledge: false,
    writtenDaysAgo: 1,
    lastsDays: 45,
  },
];
