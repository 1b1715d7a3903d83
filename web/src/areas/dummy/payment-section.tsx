import { useState } from 'react';
import { emptyPayment } from '#web/engine/payment-panel/payment-draft.ts';
import { PaymentPanel } from '#web/engine/payment-panel/payment-panel.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Section } from './section.tsx';
import styles from './dummy.module.css';

const terminal = { poiDeviceId: 'c1c0bd3c-6c3a-4d8e-9a52-9e0a7d3f1b11', nickname: 'Terminal 1' };
const gateway = {
  id: '1',
  name: 'Merchant 8788',
  channels: ['DeviceCloud' as const],
  fieldsUrl: null,
  minAmount: '100',
  maxAmount: null,
  devices: [terminal],
};

/** The panel with which a sale is paid; the busy one asks a card. */
export function PaymentSection() {
  const t = useMessages('dummy');
  const [payment, setPayment] = useState(emptyPayment);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Section title={t(($) => $.payment)}>
      <div className={styles.narrow}>
        <Sheet>
          <PaymentPanel
            total={22_600n}
            value={payment}
            onChange={setPayment}
            options={{ isDrawerOpen: true, gateways: [gateway] }}
            mayPayPart
            isBusy={isBusy}
            onPay={() => {
              setIsBusy(true);
              setTimeout(() => setIsBusy(false), 1500);
            }}
          />
        </Sheet>
      </div>
    </Section>
  );
}
