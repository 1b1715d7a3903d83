import { serviceTypes } from '../../access/service-type.ts';

export const creditModels = ['NoLimit', 'Prepay', 'Credit'] as const;
export const licenceKinds = [
  'BusinessTaxReceipt',
  'SellerOfTravel',
  'MoneyTransmitterAgent',
  'NvoccFmc',
  'IataCst',
] as const;
export const phoneKinds = ['Main', 'Mobile', 'Fax', 'WhatsApp'] as const;
/** `None` marks an empty choice elsewhere; an office handles it or does not. */
export const officeServices = serviceTypes.filter((service) => service !== 'None');
