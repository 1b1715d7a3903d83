/** What an office can handle, as the wire and the database spell it. */
export const serviceTypes = [
  'None',
  'MoneyTransfer',
  'DepositCardRequest',
  'TopUpNauta',
  'TopUpCubacel',
  'TopUpUsa',
  'Invoice',
  'ShoppingOrder',
  'ShipmentOrder',
  'OfficeFund',
  'Miscellany',
  'Visa',
  'TravelConsent',
  'StoreOrder',
  'PurchaseOrder',
  'Passport',
  'Accommodation',
  'RentCar',
  'FlightTicket',
] as const;
export type ServiceType = (typeof serviceTypes)[number];
