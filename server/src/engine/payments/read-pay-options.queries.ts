import type { PayOptions } from '#domain/payment/payments.endpoints.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { GatewayRow } from './open-gateway.queries.ts';
import { usableGateways } from './usable-gateways.queries.ts';

export async function readPayOptions(context: OfficeContext): Promise<PayOptions> {
  const { services, user, office } = context;
  const open = await services.db
    .selectFrom('cash_sessions')
    .select('id')
    .where('office_id', '=', office.id)
    .where('user_id', '=', user.id)
    .where('status', '=', 'Open')
    .executeTakeFirst();
  const gateways = await usableGateways(services, office.id);
  return {
    isDrawerOpen: open !== undefined,
    gateways: gateways.map((gateway) => ({
      id: gateway.id,
      name: gateway.name,
      channels: gateway.channels as PayOptions['gateways'][number]['channels'],
      fieldsUrl: fieldsUrlOf(context, gateway),
      minAmount: gateway.min_amount,
      maxAmount: gateway.max_amount,
      devices: (gateway.devices as { poiDeviceId: string; nickname: string }[]).map(
        ({ poiDeviceId, nickname }) => ({ poiDeviceId, nickname }),
      ),
    })),
  };
}

/** The tokenisation key is public by its nature: it can only turn a card into a token. The other key stays here. */
function fieldsUrlOf({ services, language }: OfficeContext, { service_key: key }: GatewayRow): string | null {
  const { fieldsUrl } = services.config.gateway;
  if (fieldsUrl === undefined || key === null) return null;
  const url = new URL(fieldsUrl);
  url.searchParams.set('key', services.secrets.open(key));
  url.searchParams.set('language', language);
  return url.href;
}
