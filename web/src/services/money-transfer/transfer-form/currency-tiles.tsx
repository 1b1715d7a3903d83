import { useFormContext } from 'react-hook-form';
import type { TransferOption } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type { PayoutCurrency } from '#domain/services/money-transfer/transfer.values.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { TransferValues } from './transfer-values.ts';

/** What the receiver gets it in, with today's rate. What arrives is typed anew: it was another currency. */
export function CurrencyTiles({ option }: { option: TransferOption | undefined }) {
  const t = useMessages('transfer-form');
  const { setValue, getValues } = useFormContext<TransferValues>();
  const { field, error } = useField('payoutCurrency');
  const currencies = option?.currencies ?? [];
  if (currencies.length < 2) return null;
  return (
    <RadioTiles<PayoutCurrency>
      label={t(($) => $.currency)}
      value={field.value as PayoutCurrency}
      error={error}
      onChange={(currency) => {
        field.onChange(currency);
        if (getValues('mode') === 'ReceiveFixed') setValue('amount', '');
      }}
      tiles={currencies.map(({ currency, rate, note }) => ({
        value: currency,
        label: currency,
        ...(rate === null
          ? { reason: t(($) => $.noRate) }
          : {
              promise:
                currency === 'USD'
                  ? t(($) => $.notesOf, { note: formatMoney(note.amountMinor, note.currency) })
                  : `1 USD = ${rate}`,
            }),
      }))}
    />
  );
}
