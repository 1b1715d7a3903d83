import type { licenceKinds } from './office.values.ts';

type LicenceKind = (typeof licenceKinds)[number];

/** Names of licences as they stand on paper. */
export const licenceKindLabels: Readonly<Record<'en' | 'es', Readonly<Record<LicenceKind, string>>>> = {
  en: {
    BusinessTaxReceipt: 'Business tax receipt',
    SellerOfTravel: 'Seller of Travel',
    MoneyTransmitterAgent: 'Money transmitter agent',
    NvoccFmc: 'NVOCC / FMC',
    IataCst: 'IATA / CST',
  },
  es: {
    BusinessTaxReceipt: 'Recibo de impuesto comercial',
    SellerOfTravel: 'Vendedor de viajes (Seller of Travel)',
    MoneyTransmitterAgent: 'Agente de transmisión de dinero',
    NvoccFmc: 'NVOCC / FMC',
    IataCst: 'IATA / CST',
  },
};
