import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormSwitch, FormText } from '#web/engine/form/form-fields.tsx';
import { FormMoney } from '#web/engine/form/form-money.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ChannelsField } from './channels-field.tsx';
import { DevicesFields } from './devices-fields.tsx';
import { SecretField } from './secret-field.tsx';

type Keys = Pick<GatewayPaper, 'serviceKey' | 'securityKey'>;

/** The account, its keys, what it takes, and the terminals that belong to it. */
export function GatewayFields({ offices, keys }: { offices: readonly Option[]; keys: Keys }) {
  const t = useMessages('gateways');
  return (
    <>
      <FormSection number={1} title={t(($) => $.section.account)}>
        <FieldGrid>
          <FormChoice name="officeId" label={t(($) => $.field.officeId)} options={offices} isRequired />
          <FormText
            name="name"
            label={t(($) => $.field.name)}
            hint={t(($) => $.hint.name)}
            isRequired
            maxLength={80}
          />
          <FormText
            name="midNumber"
            label={t(($) => $.field.midNumber)}
            hint={t(($) => $.hint.midNumber)}
            isRequired
            maxLength={32}
            autoComplete="off"
          />
        </FieldGrid>
        <ChannelsField />
        <FormSwitch name="isActive" label={t(($) => $.field.isActive)} />
        <FormSwitch
          name="isTestMode"
          label={t(($) => $.field.isTestMode)}
          hint={t(($) => $.hint.isTestMode)}
        />
      </FormSection>
      <FormSection number={2} title={t(($) => $.section.keys)}>
        <SecretField name="serviceKey" stored={keys.serviceKey} />
        <SecretField name="securityKey" stored={keys.securityKey} />
      </FormSection>
      <FormSection number={3} title={t(($) => $.section.rules)}>
        <FieldGrid>
          <FormText
            name="surchargePercent"
            label={t(($) => $.field.surchargePercent)}
            hint={t(($) => $.hint.surchargePercent)}
            isRequired
            inputMode="decimal"
            end="%"
          />
          <FormMoney name="minAmount" label={t(($) => $.field.minAmount)} isRequired />
          <FormMoney
            name="maxAmount"
            label={t(($) => $.field.maxAmount)}
            hint={t(($) => $.hint.maxAmount)}
            isNullable
          />
        </FieldGrid>
      </FormSection>
      <FormSection number={4} title={t(($) => $.section.devices)}>
        <DevicesFields />
      </FormSection>
    </>
  );
}
