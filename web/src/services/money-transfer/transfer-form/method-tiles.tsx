import {
  mdiCardAccountDetailsOutline,
  mdiCreditCardOutline,
  mdiHomeOutline,
  mdiStorefrontOutline,
} from '@mdi/js';
import { useFormContext } from 'react-hook-form';
import type { TransferOption } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import { transferMethods } from '#domain/services/money-transfer/transfer.values.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './transfer-form.module.css';
import type { TransferValues } from './transfer-values.ts';

const icons: Readonly<Record<TransferMethod, string>> = {
  HomeCash: mdiHomeOutline,
  OfficePickup: mdiStorefrontOutline,
  BankCard: mdiCreditCardOutline,
  PrepaidUsd: mdiCardAccountDetailsOutline,
};

/** The ways of payout with what they promise in this place, or why they are not possible there. */
export function MethodTiles({ options }: { options: readonly TransferOption[] | undefined }) {
  const t = useMessages('transfer-form');
  const labels = transferMethodLabels[useLanguage()];
  const { setValue, getValues } = useFormContext<TransferValues>();
  const { field, error } = useField('method');

  function choose(method: TransferMethod) {
    field.onChange(method);
    const option = options?.find((one) => one.method === method);
    const offered = option?.currencies.map(({ currency }) => currency) ?? [];
    const [first] = offered;
    if (first && !offered.includes(getValues('payoutCurrency'))) setValue('payoutCurrency', first);
    if (option?.hasExpress !== true) setValue('isExpress', false);
  }

  return (
    <div className={styles.methods}>
      <RadioTiles
        label={t(($) => $.method)}
        value={field.value as TransferMethod}
        onChange={choose}
        error={error}
        tiles={transferMethods.map((method) => ({
          value: method,
          label: labels[method],
          icon: icons[method],
          ...promiseOf(options?.find((one) => one.method === method)),
        }))}
      />
    </div>
  );

  function promiseOf(option: TransferOption | undefined): { promise?: string; reason?: string } {
    if (option === undefined) return { promise: ' ' };
    if (option.refusal !== null) return { reason: option.refusal };
    const days = Math.min(...option.currencies.map((one) => one.days));
    const when = t(($) => $.inDays, { count: days });
    const words = days === 0 ? t(($) => $.today) : when;
    return { promise: option.state === 'Delayed' ? t(($) => $.delayed, { when: words }) : words };
  }
}
