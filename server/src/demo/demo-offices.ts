import type { z } from 'zod';
import type { officeInput } from '#domain/areas/offices/office.schema.ts';
import { officeServices } from '#domain/areas/offices/office.values.ts';

export type DemoOfficeCode = 'GHO' | 'HIA' | 'KEN' | 'TAM' | 'ORL' | 'HOU' | 'MCG' | 'CON' | 'HAB' | 'VAR';

type Office = Omit<z.input<typeof officeInput>, 'code' | 'parentId' | 'linkedOfficeIds'> & {
  readonly code: DemoOfficeCode;
  /** Codes of offices that stand earlier in the list. */
  readonly parent?: DemoOfficeCode;
  readonly linked?: readonly DemoOfficeCode[];
};

const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
const shopHours = [...workdays, { weekday: 6, opens: '10:00', closes: '16:00' }];
const sold = officeServices.filter((service) => service !== 'PurchaseOrder' && service !== 'OfficeFund');
const eastern = 'America/New_York';

function usa(street: string, city: string, [state, zip]: readonly [string, string]): Office['address'] {
  return { country: 'USA', street, city, state, zip };
}

/** The offices of the demo business, each after those it names. Streets and numbers are made up. */
export const demoOffices: readonly Office[] = [
  {
    code: 'GHO',
    name: 'Giro Head Office',
    officeType: 'Regular',
    serviceTypes: sold,
    territory: 'Florida',
    address: usa('1200 Brickell Bay Walk', 'Miami', ['FL', '33131']),
    phones: [{ kind: 'Main', number: '+13055550100' }],
    timeZone: eastern,
    hours: workdays,
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: true,
    licences: [
      {
        kind: 'MoneyTransmitterAgent',
        number: 'FT-DEMO-0001',
        state: 'FL',
        expires: '2027-12-31',
        fileId: null,
      },
    ],
    bankAccount: {
      bank: 'Demo Bank of Florida',
      holder: 'Giro Demo LLC',
      routing: '123456780',
      account: '000123456789',
    },
  },
  {
    code: 'HIA',
    name: 'Hialeah Main',
    officeType: 'Regular',
    serviceTypes: sold,
    territory: 'Florida',
    parent: 'GHO',
    address: usa('4955 West Palm Court', 'Hialeah', ['FL', '33012']),
    phones: [
      { kind: 'Main', number: '+13055550110' },
      { kind: 'WhatsApp', number: '+13055550111' },
    ],
    timeZone: eastern,
    hours: shopHours,
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: true,
    licences: [
      {
        kind: 'BusinessTaxReceipt',
        number: 'BTR-DEMO-4955',
        state: 'FL',
        expires: '2027-09-30',
        fileId: null,
      },
      { kind: 'SellerOfTravel', number: 'ST-DEMO-1187', state: 'FL', expires: '2027-06-30', fileId: null },
    ],
  },
  {
    code: 'KEN',
    name: 'Kendall',
    officeType: 'Regular',
    serviceTypes: [
      'MoneyTransfer',
      'DepositCardRequest',
      'TopUpNauta',
      'TopUpCubacel',
      'ShipmentOrder',
      'Passport',
    ],
    territory: 'Florida',
    parent: 'GHO',
    address: { ...usa('11700 Orchid Plaza', 'Miami', ['FL', '33183']), unit: 'Suite 4' } as Office['address'],
    phones: [{ kind: 'Main', number: '+13055550120' }],
    timeZone: eastern,
    hours: shopHours,
    creditModel: 'Prepay',
    accessAllowToCustomerInfo: true,
  },
  {
    code: 'TAM',
    name: 'Tampa',
    officeType: 'Regular',
    serviceTypes: [
      'MoneyTransfer',
      'TopUpNauta',
      'TopUpCubacel',
      'TopUpUsa',
      'FlightTicket',
      'Accommodation',
      'RentCar',
    ],
    territory: 'Florida',
    parent: 'GHO',
    address: usa('3320 Armenia Grove', 'Tampa', ['FL', '33607']),
    phones: [{ kind: 'Main', number: '+18135550130' }],
    timeZone: eastern,
    hours: workdays,
    creditModel: 'Credit',
    creditLimit: '2500000',
    accessAllowToCustomerInfo: true,
  },
  {
    code: 'ORL',
    name: 'Envíos Orlando',
    officeType: 'External',
    serviceTypes: ['MoneyTransfer', 'TopUpNauta', 'TopUpCubacel', 'ShipmentOrder'],
    territory: 'Florida',
    parent: 'GHO',
    address: usa('810 Semoran Terrace', 'Orlando', ['FL', '32807']),
    phones: [{ kind: 'Main', number: '+14075550140' }],
    timeZone: eastern,
    hours: shopHours,
    creditModel: 'Prepay',
    accessAllowToCustomerInfo: false,
  },
  {
    code: 'HOU',
    name: 'Casa Habana Houston',
    officeType: 'External',
    serviceTypes: ['MoneyTransfer', 'DepositCardRequest', 'ShoppingOrder', 'Miscellany'],
    territory: 'Texas',
    parent: 'GHO',
    address: usa('6600 Bellaire Arcade', 'Houston', ['TX', '77081']),
    phones: [{ kind: 'Main', number: '+17135550150' }],
    timeZone: 'America/Chicago',
    hours: shopHours,
    creditModel: 'Credit',
    creditLimit: '1000000',
    accessAllowToCustomerInfo: false,
  },
  {
    code: 'MCG',
    name: 'Miami Cargo',
    officeType: 'Provider',
    serviceTypes: ['ShipmentOrder', 'StoreOrder', 'PurchaseOrder'],
    territory: 'Florida',
    linked: ['HIA', 'KEN', 'ORL'],
    address: usa('7200 Freight Lane', 'Doral', ['FL', '33166']),
    phones: [{ kind: 'Main', number: '+13055550160' }],
    timeZone: eastern,
    hours: workdays,
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: true,
    licences: [{ kind: 'NvoccFmc', number: 'FMC-DEMO-0264', state: '', expires: '2027-03-31', fileId: null }],
  },
  {
    code: 'CON',
    name: 'Gestoría Consular',
    officeType: 'Provider',
    serviceTypes: ['Passport', 'Visa', 'TravelConsent'],
    territory: 'District of Columbia',
    linked: ['HIA', 'KEN'],
    address: usa('2600 Columbia Steps', 'Washington', ['DC', '20009']),
    phones: [{ kind: 'Main', number: '+12025550170' }],
    timeZone: eastern,
    hours: workdays,
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: true,
  },
  {
    code: 'HAB',
    name: 'Entregas Habana',
    officeType: 'Provider',
    serviceTypes: ['MoneyTransfer', 'DepositCardRequest', 'ShoppingOrder', 'ShipmentOrder', 'StoreOrder'],
    territory: 'La Habana',
    linked: ['HIA', 'KEN', 'TAM', 'ORL', 'HOU', 'MCG'],
    address: {
      country: 'Cuba',
      street: 'Calle 23',
      number: '1208',
      between: '12 y 14',
      neighbourhood: 'Vedado',
      municipality: 'Plaza de la Revolución',
      province: 'La Habana',
    },
    phones: [{ kind: 'Mobile', number: '+5355550180' }],
    timeZone: 'America/Havana',
    hours: shopHours,
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: false,
  },
  // Brings euros since yesterday; its prefunding is still on its way, so what it is to deliver waits here.
  {
    code: 'VAR',
    name: 'Mensajería Varadero',
    officeType: 'Provider',
    serviceTypes: ['MoneyTransfer'],
    territory: 'Matanzas',
    linked: ['HIA', 'KEN', 'TAM', 'ORL', 'HOU'],
    address: {
      country: 'Cuba',
      street: 'Calle 36',
      number: '310',
      between: 'Avenida Primera y Avenida Playa',
      municipality: 'Cárdenas',
      province: 'Matanzas',
    },
    phones: [{ kind: 'Mobile', number: '+5345550190' }],
    timeZone: 'America/Havana',
    hours: shopHours,
    creditModel: 'Prepay',
    accessAllowToCustomerInfo: false,
  },
];
