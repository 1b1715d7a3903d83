import type { Language } from '../kernel/problem.ts';
import type { AmountMode, GatewayState, PaymentAction, PaymentMethod } from './payment.values.ts';

/** The words of payments, the same on screens, receipts and in exports. */
export const paymentMethodLabels: Readonly<Record<Language, Readonly<Record<PaymentMethod, string>>>> = {
  en: {
    Cash: 'Cash',
    Card: 'Card',
    Check: 'Check',
    MoneyOrder: 'Money order',
    CashierCheck: 'Cashier’s check',
    TravelersCheck: 'Traveler’s check',
    Zelle: 'Zelle',
    ACH: 'ACH transfer',
    Reward: 'Reward',
    OfficeCredit: 'Office credit',
  },
  es: {
    Cash: 'Efectivo',
    Card: 'Tarjeta',
    Check: 'Cheque',
    MoneyOrder: 'Giro postal',
    CashierCheck: 'Cheque de caja',
    TravelersCheck: 'Cheque de viajero',
    Zelle: 'Zelle',
    ACH: 'Transferencia ACH',
    Reward: 'Recompensa',
    OfficeCredit: 'Crédito de la oficina',
  },
};

export const paymentActionLabels: Readonly<Record<Language, Readonly<Record<PaymentAction, string>>>> = {
  en: { None: 'None', Draft: 'In progress', Payment: 'Payment', Refund: 'Refund', Dismiss: 'Dismissed' },
  es: { None: 'Ninguno', Draft: 'En curso', Payment: 'Pago', Refund: 'Reembolso', Dismiss: 'Descartado' },
};

export const amountModeLabels: Readonly<Record<Language, Readonly<Record<AmountMode, string>>>> = {
  en: { Full: 'In full', Initial: 'First part', Partial: 'A part' },
  es: { Full: 'Completo', Initial: 'Primera parte', Partial: 'Una parte' },
};

export const gatewayStateLabels: Readonly<Record<Language, Readonly<Record<GatewayState, string>>>> = {
  en: {
    None: 'No card',
    Asking: 'No answer yet',
    Authorised: 'Authorised',
    Declined: 'Declined',
    Captured: 'Captured',
    Voiding: 'Being voided',
    Voided: 'Voided',
    Refunding: 'Being refunded',
    Refunded: 'Refunded',
    Failed: 'Failed',
  },
  es: {
    None: 'Sin tarjeta',
    Asking: 'Sin respuesta todavía',
    Authorised: 'Autorizado',
    Declined: 'Rechazado',
    Captured: 'Cobrado',
    Voiding: 'En anulación',
    Voided: 'Anulado',
    Refunding: 'En devolución',
    Refunded: 'Devuelto',
    Failed: 'Falló',
  },
};
