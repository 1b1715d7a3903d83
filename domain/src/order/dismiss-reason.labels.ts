import type { Language } from '../kernel/problem.ts';
import type { dismissReasons } from './order.schema.ts';

/** Why a delivery failed, on screens and papers. */
export const dismissReasonLabels: Readonly<
  Record<Language, Readonly<Record<(typeof dismissReasons)[number], string>>>
> = {
  en: {
    Absent: 'Nobody was there',
    WrongAddress: 'Wrong address',
    NoPhone: 'Nobody answers the phone',
    Refused: 'The receiver refused it',
    Unsafe: 'It was not safe',
    NoCash: 'Not enough cash',
  },
  es: {
    Absent: 'No había nadie',
    WrongAddress: 'Dirección equivocada',
    NoPhone: 'Nadie contesta el teléfono',
    Refused: 'El destinatario la rechazó',
    Unsafe: 'No era seguro',
    NoCash: 'No había efectivo suficiente',
  },
};
