import { useState } from 'react';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { CardFrame } from './card-frame.tsx';
import type { DraftTender } from './payment-draft.ts';
import styles from './payment-panel.module.css';

interface CardPartProps {
  tender: DraftTender;
  gateways: PayOptions['gateways'];
  isBusy: boolean;
  error?: string;
  onChange: (patch: Partial<DraftTender>) => void;
}

const TYPED = 'typed';

/** A card: typed in the gateway's frame or read by a terminal; then what is known of it. */
export function CardPart({ tender, gateways, isBusy, error, onChange }: CardPartProps) {
  const t = useMessages('payment-panel');
  const ways = waysOf(gateways, (name) => t(($) => $.typeCard, { name }));
  const [way, setWay] = useState(() => wayOf(tender) ?? ways[0]?.value ?? '');
  const [gatewayId = '', device = ''] = way.split(' ');
  if (ways.length === 0) return <Banner tone="warn">{t(($) => $.noGateway)}</Banner>;
  const choose = (next: string) => {
    setWay(next);
    onChange({ card: cardOf(next), shown: null });
  };
  return (
    <div className={styles.card}>
      {ways.length > 1 && (
        <SelectField
          label={t(($) => $.way)}
          options={ways}
          value={way}
          disabled={isBusy}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      {device === TYPED ? (
        <TypedCard
          {...{ tender, isBusy, onChange, gatewayId }}
          fieldsUrl={gateways.find(({ id }) => id === gatewayId)?.fieldsUrl ?? ''}
        />
      ) : (
        <DeviceState isBusy={isBusy} isChosen={tender.card !== null} onChoose={() => choose(way)} />
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface TypedCardProps extends Pick<CardPartProps, 'tender' | 'isBusy' | 'onChange'> {
  gatewayId: string;
  fieldsUrl: string;
}

function TypedCard({ tender, isBusy, onChange, gatewayId, fieldsUrl }: TypedCardProps) {
  const t = useMessages('payment-panel');
  const { shown } = tender;
  if (shown === null) {
    return (
      <CardFrame
        fieldsUrl={fieldsUrl}
        onToken={({ token, ...card }) =>
          onChange({ card: { channel: 'PaymentApi', gatewayId, token }, shown: card })
        }
      />
    );
  }
  return (
    <p className={styles.state}>
      <StatusChip
        tone={isBusy ? 'info' : 'ok'}
        label={isBusy ? t(($) => $.asking) : t(($) => $.cardReady, { ...shown, brand: nameOf(shown.brand) })}
      />
      {!isBusy && (
        <Button size="sm" onClick={() => onChange({ card: null, shown: null })}>
          {t(($) => $.otherCard)}
        </Button>
      )}
    </p>
  );
}

/** `visa` as the scheme writes itself. */
function nameOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function DeviceState(props: { isBusy: boolean; isChosen: boolean; onChoose: () => void }) {
  const t = useMessages('payment-panel');
  if (!props.isChosen) return <Button onClick={props.onChoose}>{t(($) => $.useTerminal)}</Button>;
  return (
    <p className={styles.state}>
      <StatusChip tone="info" label={props.isBusy ? t(($) => $.atTerminal) : t(($) => $.terminalReady)} />
    </p>
  );
}

/** `gateway typed` or `gateway device`. */
function waysOf(gateways: PayOptions['gateways'], typed: (name: string) => string): Option[] {
  return gateways.flatMap(({ id, name, channels, fieldsUrl, devices }) => [
    ...(channels.includes('PaymentApi') && fieldsUrl !== null
      ? [{ value: `${id} ${TYPED}`, label: typed(name) }]
      : []),
    ...(channels.includes('DeviceCloud')
      ? devices.map((device) => ({
          value: `${id} ${device.poiDeviceId}`,
          label: `${device.nickname} · ${name}`,
        }))
      : []),
  ]);
}

function wayOf({ card }: DraftTender): string | undefined {
  if (card === null) return undefined;
  return `${card.gatewayId} ${card.channel === 'DeviceCloud' ? card.poiDeviceId : TYPED}`;
}

/** A terminal is a card at once; a typed one only when its token has come. */
function cardOf(way: string): DraftTender['card'] {
  const [gatewayId = '', poiDeviceId = ''] = way.split(' ');
  return poiDeviceId === TYPED ? null : { channel: 'DeviceCloud', gatewayId, poiDeviceId };
}
