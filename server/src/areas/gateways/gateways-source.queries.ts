import { sql } from 'kysely';
import type { GatewayRow } from '#domain/areas/gateways/gateways.rows.ts';
import { gatewaysExplorer } from '#domain/areas/gateways/gateways.explorer.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';

export const gatewaysSource: ExplorerSource = {
  explorer: gatewaysExplorer,
  from: () => sql`payment_gateways g join offices o on o.id = g.office_id`,
  visible: () => sql`true`,
  id: sql`g.id`,
  columns: {
    name: sql`g.name`,
    office: sql`o.name || ' (' || o.code || ')'`,
    channels: sql`g.channels`,
    midNumber: sql`g.mid_number`,
    surchargePercent: sql`g.surcharge_percent`,
    minAmount: sql`g.min_amount`,
    maxAmount: sql`g.max_amount`,
    devices: sql`jsonb_array_length(g.devices)`,
    isTestMode: sql`g.is_test_mode`,
    isActive: sql`g.is_active`,
    createdAt: sql`g.created_at`,
  },
  extra: { version: sql`g.version` },
  search: (pattern) =>
    sql`fold(g.name || ' ' || g.mid_number || ' ' || o.name || ' ' || o.code) like ${pattern}`,
};

export function toGatewayRow(raw: RawRow): GatewayRow {
  return raw as unknown as GatewayRow;
}
