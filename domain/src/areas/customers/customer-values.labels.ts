import type { IdType } from '../../kernel/id-number.ts';
import type { Relationship, sourcesOfFunds } from '../../kernel/party.values.ts';
import type { Language } from '../../kernel/problem.ts';
import type { CustomerLevel, DuplicateReason, IdState } from './customer.values.ts';
import type {
  addressKinds,
  consentKinds,
  idVerifications,
  phoneKinds,
  residences,
  sexes,
} from './customer.values.ts';

type Names<V extends string> = Readonly<Record<Language, Readonly<Record<V, string>>>>;

export const customerLevelLabels: Names<CustomerLevel> = {
  en: { None: 'None', Basic: 'Basic', Vip: 'VIP' },
  es: { None: 'Ninguno', Basic: 'Básico', Vip: 'VIP' },
};

export const sexLabels: Names<(typeof sexes)[number]> = {
  en: { F: 'Female', M: 'Male', X: 'X' },
  es: { F: 'Femenino', M: 'Masculino', X: 'X' },
};

export const residenceLabels: Names<(typeof residences)[number]> = {
  en: {
    Citizen: 'Citizen',
    PermanentResident: 'Permanent resident',
    Parolee: 'Parolee',
    Visa: 'Visa',
    Asylum: 'Asylum',
    Other: 'Other',
  },
  es: {
    Citizen: 'Ciudadano',
    PermanentResident: 'Residente permanente',
    Parolee: 'Parole',
    Visa: 'Visa',
    Asylum: 'Asilo',
    Other: 'Otro',
  },
};

export const phoneKindLabels: Names<(typeof phoneKinds)[number]> = {
  en: { Mobile: 'Mobile', Home: 'Home', Work: 'Work' },
  es: { Mobile: 'Móvil', Home: 'Casa', Work: 'Trabajo' },
};

export const addressKindLabels: Names<(typeof addressKinds)[number]> = {
  en: { Home: 'Home', Mailing: 'Mailing', Work: 'Work' },
  es: { Home: 'Casa', Mailing: 'Correspondencia', Work: 'Trabajo' },
};

export const consentKindLabels: Names<(typeof consentKinds)[number]> = {
  en: { SMS: 'Text messages', Email: 'Email', WhatsApp: 'WhatsApp', Marketing: 'Offers' },
  es: { SMS: 'Mensajes de texto', Email: 'Correo electrónico', WhatsApp: 'WhatsApp', Marketing: 'Ofertas' },
};

export const idVerificationLabels: Names<(typeof idVerifications)[number]> = {
  en: { None: 'Not verified', Manual: 'Seen', Mrz: 'MRZ read', Pdf417: 'Barcode read' },
  es: { None: 'Sin verificar', Manual: 'Visto', Mrz: 'MRZ leída', Pdf417: 'Código leído' },
};

export const fundsSourceLabels: Names<(typeof sourcesOfFunds)[number]> = {
  en: {
    Salary: 'Salary',
    Business: 'Business',
    Savings: 'Savings',
    Pension: 'Pension',
    Benefits: 'Benefits',
    Gift: 'Gift',
    Loan: 'Loan',
    PropertySale: 'Sale of property',
    Other: 'Other',
  },
  es: {
    Salary: 'Salario',
    Business: 'Negocio',
    Savings: 'Ahorros',
    Pension: 'Pensión',
    Benefits: 'Ayudas',
    Gift: 'Regalo',
    Loan: 'Préstamo',
    PropertySale: 'Venta de propiedad',
    Other: 'Otro',
  },
};

export const relationshipLabels: Names<Relationship> = {
  en: {
    Spouse: 'Spouse',
    Parent: 'Parent',
    Child: 'Child',
    Sibling: 'Sibling',
    Grandparent: 'Grandparent',
    Grandchild: 'Grandchild',
    UncleAunt: 'Uncle or aunt',
    Cousin: 'Cousin',
    Friend: 'Friend',
    Self: 'The same person',
    Other: 'Other',
  },
  es: {
    Spouse: 'Cónyuge',
    Parent: 'Padre o madre',
    Child: 'Hijo o hija',
    Sibling: 'Hermano o hermana',
    Grandparent: 'Abuelo o abuela',
    Grandchild: 'Nieto o nieta',
    UncleAunt: 'Tío o tía',
    Cousin: 'Primo o prima',
    Friend: 'Amistad',
    Self: 'La misma persona',
    Other: 'Otro',
  },
};

export const idTypeLabels: Names<IdType> = {
  en: {
    DriverLicense: 'Driver licence',
    StateId: 'State ID',
    Passport: 'Passport',
    ResidentCard: 'Resident card',
    AlienCard: 'Alien card',
    Visa: 'Visa',
    Parole: 'Parole (I-94)',
    CarnetDeIdentidad: 'Carné de identidad',
    DNI: 'DNI',
    NIE: 'NIE',
    NationalId: 'National ID',
    SocialSecurity: 'Social Security card',
  },
  es: {
    DriverLicense: 'Licencia de conducir',
    StateId: 'Identificación estatal',
    Passport: 'Pasaporte',
    ResidentCard: 'Tarjeta de residente',
    AlienCard: 'Tarjeta de extranjero',
    Visa: 'Visa',
    Parole: 'Parole (I-94)',
    CarnetDeIdentidad: 'Carné de identidad',
    DNI: 'DNI',
    NIE: 'NIE',
    NationalId: 'Documento nacional',
    SocialSecurity: 'Tarjeta de seguro social',
  },
};

export const idStateLabels: Names<IdState> = {
  en: {
    Valid: 'Photo ID valid',
    ExpiresSoon: 'Photo ID expires soon',
    Expired: 'Photo ID expired',
    Missing: 'No photo ID',
  },
  es: {
    Valid: 'Documento vigente',
    ExpiresSoon: 'Documento por vencer',
    Expired: 'Documento vencido',
    Missing: 'Sin documento con foto',
  },
};

export const duplicateReasonLabels: Names<DuplicateReason> = {
  en: {
    id: 'Same document',
    phone: 'Same phone',
    email: 'Same email',
    nameAndBirth: 'Same name and date of birth',
    name: 'Same name',
  },
  es: {
    id: 'Mismo documento',
    phone: 'Mismo teléfono',
    email: 'Mismo correo',
    nameAndBirth: 'Mismo nombre y fecha de nacimiento',
    name: 'Mismo nombre',
  },
};
