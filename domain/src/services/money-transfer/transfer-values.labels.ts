import type { Language } from '../../kernel/problem.ts';
import type { remittanceClasses, transferPurposes } from './transfer.schema.ts';

type Names<V extends string> = Readonly<Record<Language, Readonly<Record<V, string>>>>;

/** Classes of remittance, on screens and papers. */
export const remittanceClassLabels: Names<(typeof remittanceClasses)[number]> = {
  en: {
    Family: 'Family remittance',
    Donative: 'Donation',
    Religious: 'Religious organisation',
    Student: 'Student',
    Emigration: 'Emigration',
  },
  es: {
    Family: 'Remesa familiar',
    Donative: 'Donación',
    Religious: 'Organización religiosa',
    Student: 'Estudiante',
    Emigration: 'Emigración',
  },
};

export const transferPurposeLabels: Names<(typeof transferPurposes)[number]> = {
  en: {
    FamilySupport: 'Family support',
    Medical: 'Medical costs',
    Education: 'Education',
    HomeRepair: 'Repair of the home',
    SmallBusiness: 'Small business',
    Gift: 'Gift',
    Other: 'Other',
  },
  es: {
    FamilySupport: 'Ayuda a la familia',
    Medical: 'Gastos médicos',
    Education: 'Educación',
    HomeRepair: 'Reparación de la vivienda',
    SmallBusiness: 'Pequeño negocio',
    Gift: 'Regalo',
    Other: 'Otro',
  },
};
