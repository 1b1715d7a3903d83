import type { CashDue } from '#domain/order/banknotes.ts';
import { dismissReasonLabels } from '#domain/order/dismiss-reason.labels.ts';
import { dismissReasons } from '#domain/order/order.schema.ts';
import { FormSelect, FormSwitch, FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { AskedParts } from './asked-parts.ts';
import { ProofFields, RecipientFields } from './hand-over-fields.tsx';

interface ActionFieldsProps {
  asked: AskedParts;
  couriers: readonly Option[];
  /** Who acts is the provider itself. */
  isProvider: boolean;
  /** What is handed over in cash. */
  due?: CashDue | undefined;
}

/** The parts of an action in the order in which they are done. */
export function ActionFields({ asked, couriers, isProvider, due }: ActionFieldsProps) {
  const t = useMessages('order-actions');
  return (
    <>
      {(asked.recipientId ?? asked.pin ?? asked.proof) && <RecipientFields asked={asked} />}
      {asked.proof && <ProofFields due={due} />}
      {asked.courier && (
        <FormSelect
          name="courierId"
          label={t(($) => $.courier)}
          placeholder={t(($) => $.courierMe)}
          options={couriers}
        />
      )}
      {asked.dismissReason && <DismissField />}
      {asked.providerStopped && (
        <FormSwitch
          name="providerStopped"
          label={isProvider ? t(($) => $.weStopped) : t(($) => $.providerStopped)}
          hint={stopHint(
            asked,
            t(($) => $.holdHint),
            t(($) => $.providerStoppedHint),
          )}
        />
      )}
      <ComplianceFields asked={asked} />
      {asked.reference && <FormText name="reference" label={t(($) => $.reference)} maxLength={100} />}
      {asked.reason && (
        <FormText
          name="reason"
          label={asked.dismissReason ? t(($) => $.note) : t(($) => $.reason)}
          hint={t(($) => $.reasonHint)}
          isRequired={asked.reason === 'must'}
          rows={2}
          maxLength={500}
        />
      )}
    </>
  );
}

function stopHint({ providerStopped }: AskedParts, without: string, ask: string): string {
  return providerStopped === 'may' ? without : ask;
}

function DismissField() {
  const t = useMessages('order-actions');
  const words = dismissReasonLabels[useLanguage()];
  return (
    <FormTiles
      name="dismissReason"
      label={t(($) => $.dismissReason)}
      tiles={dismissReasons.map((value) => ({ value, label: words[value] }))}
    />
  );
}

function ComplianceFields({ asked }: { asked: AskedParts }) {
  const t = useMessages('order-actions');
  return (
    <>
      {asked.isTrueMatch && <FormSwitch name="isTrueMatch" label={t(($) => $.trueMatch)} />}
      {asked.licence && (
        <FormText name="licence" label={t(($) => $.licence)} hint={t(($) => $.licenceHint)} maxLength={60} />
      )}
    </>
  );
}
