import { useNavigate, useParams } from '@tanstack/react-router';
import type { z } from 'zod';
import { gatewayInput } from '#domain/areas/gateways/gateway.schema.ts';
import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { GatewayFields } from './gateway-fields.tsx';
import { GatewayState } from './gateway-state.tsx';
import { useGatewayWords } from './use-gateway-words.ts';

type Values = z.input<typeof gatewayInput>;

const secrets = ['serviceKey', 'securityKey'];
const noKey = { isSet: false, changedAt: null };
const noKeys = { serviceKey: noKey, securityKey: noKey };
const blank: Values = {
  officeId: '',
  name: '',
  channels: ['PaymentApi'],
  midNumber: '',
  surchargePercent: '0',
  minAmount: '100',
  maxAmount: null,
  isTestMode: true,
  isActive: false,
  devices: [],
};

export function GatewayCreateScreen() {
  const query = useCall('GET /api/settings/gateways/offices', {});
  return (
    <Loaded query={query} shape="form">
      {({ offices }) => <NewGateway offices={offices.map(optionOf)} />}
    </Loaded>
  );
}

export function GatewayEditScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/settings/gateways/offices', {});
  const gateway = useCall('GET /api/settings/gateways/{id}', { params: { id } }, { staleTime: 0 });
  // A form begins with what holds now, not with what was read a while ago.
  if (!gateway.isFetchedAfterMount) return <Skeleton shape="form" />;
  return (
    <Loaded query={gateway} shape="form">
      {(found) => (
        <Loaded query={query} shape="form">
          {({ offices }) => <OldGateway key={id} gateway={found} offices={offices.map(optionOf)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function NewGateway({ offices }: { offices: readonly Option[] }) {
  const t = useMessages('gateways');
  const form = useGatewayForm(offices);
  const act = useAct('POST /api/settings/gateways');
  return (
    <FormScreen
      {...form}
      title={t(($) => $.create)}
      values={blank}
      submit={async (body) => form.done(body.name, await act.mutateAsync({ body }))}
    >
      <GatewayFields offices={offices} keys={noKeys} />
    </FormScreen>
  );
}

function OldGateway({ gateway, offices }: { gateway: GatewayPaper; offices: readonly Option[] }) {
  const t = useMessages('gateways');
  const { id, version, name } = gateway;
  const form = useGatewayForm(offices);
  const act = useAct('PUT /api/settings/gateways/{id}');
  return (
    <FormScreen
      {...form}
      {...{ id, version }}
      title={t(($) => $.edit, { name })}
      chip={<GatewayState {...gateway} />}
      values={valuesOf(gateway)}
      submit={async (body, options) =>
        form.done(body.name, await act.mutateAsync({ params: { id }, body, options }))
      }
    >
      <GatewayFields offices={offices} keys={gateway} />
    </FormScreen>
  );
}

/** What both have in common: the schema, the words, and where to go. */
function useGatewayForm(offices: readonly Option[]) {
  const t = useMessages('gateways');
  const navigate = useNavigate();
  const { toast } = useToast();
  const onBack = () => void navigate({ href: '/settings/offices/payment_gateway' });
  return {
    form: 'gateway',
    schema: gatewayInput,
    secrets,
    ...useGatewayWords(offices),
    onBack,
    done<Saved>(name: string, saved: Saved): Saved {
      toast(t(($) => $.saved, { name }));
      return saved;
    },
    onSaved: () => void refresh('/settings/gateways', '/activity/').then(onBack),
  };
}

function optionOf({ id, code, name }: { id: string; code: string; name: string }): Option {
  return { value: id, label: `${code} · ${name}` };
}

/** The gateway in the shape of the form; the keys are left out, so they stay as they are. */
function valuesOf(gateway: GatewayPaper): Values {
  const { office, name, channels, midNumber, surchargePercent } = gateway;
  const { minAmount, maxAmount, isTestMode, isActive, devices } = gateway;
  return {
    name,
    channels,
    midNumber,
    surchargePercent,
    minAmount,
    maxAmount,
    isTestMode,
    isActive,
    devices,
    officeId: office.id,
  };
}
