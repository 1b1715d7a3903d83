import type { GatewayRow } from '#domain/areas/gateways/gateways.rows.ts';
import styles from './gateway-card.module.css';
import { GatewayState } from './gateway-state.tsx';

/** A gateway on a narrow screen. */
export function GatewayCard({ row, href }: { row: GatewayRow; href: string }) {
  return (
    <div className={styles.card}>
      <a href={href}>{row.name}</a>
      <GatewayState {...row} />
      <small>
        {row.office} · MID {row.midNumber}
      </small>
    </div>
  );
}
