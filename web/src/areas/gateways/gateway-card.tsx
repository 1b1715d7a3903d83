import type { GatewayRow } from '#domain/areas/gateways/gateways.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { GatewayState } from './gateway-state.tsx';

/** A gateway on a narrow screen. */
export function GatewayCard({ row, href }: { row: GatewayRow; href: string }) {
  const line = `${row.office} · MID ${row.midNumber}`;
  return <RowCard title={row.name} href={href} end={<GatewayState {...row} />} lines={[line]} />;
}
