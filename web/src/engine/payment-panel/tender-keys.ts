import { useEffect, useRef } from 'react';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';

/** Function keys add a tender wherever the focus is; F1, F5, F11 and F12 stay the browser's. */
export const tenderKeys: Partial<Readonly<Record<PaymentMethod, string>>> = {
  Cash: 'F2',
  Card: 'F3',
  Check: 'F4',
  MoneyOrder: 'F6',
  CashierCheck: 'F7',
  TravelersCheck: 'F8',
  Zelle: 'F9',
  ACH: 'F10',
};

/** Listens while the panel stands; nothing happens below a dialog or while the payment is on its way. */
export function useTenderKeys(isOn: boolean, add: (method: PaymentMethod) => void): void {
  const current = useRef(add);
  useEffect(() => {
    current.current = add;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const [method] = Object.entries(tenderKeys).find(([, key]) => key === event.key) ?? [];
      if (method === undefined || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      current.current(method as PaymentMethod);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
