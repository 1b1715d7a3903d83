import { useEffect, useRef } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './payment-panel.module.css';

interface CardFrameProps {
  /** The gateway's page with its card fields. */
  fieldsUrl: string;
  onToken: (card: { token: string; brand: string; last4: string }) => void;
}

interface TokenMessage {
  readonly kind: 'card-token';
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
}

/** The card is typed at the gateway, in its frame. Only a message of that frame and that origin is heard. */
export function CardFrame({ fieldsUrl, onToken }: CardFrameProps) {
  const t = useMessages('payment-panel');
  const frame = useRef<HTMLIFrameElement>(null);
  const heard = useRef(onToken);
  useEffect(() => {
    heard.current = onToken;
  });
  const url = new URL(fieldsUrl);
  url.searchParams.set('parent', window.location.origin);
  const { origin, href } = url;
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow || !isToken(data)) return;
      heard.current({ token: data.token, brand: data.brand, last4: data.last4 });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  return <iframe ref={frame} src={href} title={t(($) => $.cardFields)} className={styles.frame} />;
}

function isToken(data: unknown): data is TokenMessage {
  const { kind, token, brand, last4 } = (data ?? {}) as Record<string, unknown>;
  const areTexts = typeof token === 'string' && typeof brand === 'string';
  return kind === 'card-token' && areTexts && typeof last4 === 'string' && /^\d{4}$/.test(last4);
}
